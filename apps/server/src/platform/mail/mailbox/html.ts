import { escapeHtml } from '../../base/html/escape-html.ts'

/** Markup that is inserted without escaping. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = string | number | Html | readonly Html[]

const markupOf = (value: Value): string => {
  if (value instanceof Html) return value.markup
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('')
  return escapeHtml(String(value))
}

/** A template whose values are escaped, except markup from another such template. */
export const html = ({ raw }: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(raw.map((part, at) => (at === 0 ? part : markupOf(values[at - 1] ?? '') + part)).join(''))
