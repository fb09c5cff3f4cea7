import { isTextControl, type TextControl, writeText } from '../../ui/focus/text-control.ts'
import { submitForm } from '../submit-form.ts'

/** Separates the texts of two fields: the key that leads to the next one. */
const NEXT_FIELD = '\t'

/** Held input, read before its field disappears. */
export type Held = {
  /** The field's text before the first key. */
  base: string
  text: string
  selection: readonly [number, number]
  /** The last key that acts on the whole form. */
  key: 'Enter' | KeyboardEventInit | null
  /** Whether the field still had the focus; otherwise the focus stays where it has gone. */
  hasFocus: boolean
}

export const insertNextField = (field: HTMLInputElement): void =>
  field.setRangeText(NEXT_FIELD, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')

/** If the form's own text comes from a draft, the held text is appended. */
export const mergeHeld = (base: string, heldText: string, current: string): string => {
  const text = heldText.split(NEXT_FIELD)[0] ?? ''
  if (text === base) return current
  if (current === base) return text
  return base !== '' && text.startsWith(base)
    ? `${current}${text.slice(base.length)}`
    : [current, text].filter(Boolean).join(' ')
}

const STOPS = 'input:not([type=hidden]), textarea, select, button, a[href], [contenteditable=true]'

const stopsIn = (form: HTMLFormElement): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  )

/**
 * Text for a field that takes none is appended to the first field, so that no letter is lost.
 * @returns the field in which typing ended
 */
const writeOn = (form: HTMLFormElement, first: TextControl, texts: readonly string[]): HTMLElement => {
  const stops = stopsIn(form)
  const following = stops.slice(stops.indexOf(first) + 1)
  for (const [index, text] of texts.entries()) {
    const next = following[index]
    if (text === '') continue
    if (isTextControl(next)) writeText(next, `${next.value}${text}`)
    else writeText(first, `${first.value} ${text}`)
  }
  return following[texts.length - 1] ?? first
}

const press = (form: HTMLFormElement, key: NonNullable<Held['key']>): void => {
  if (key === 'Enter') submitForm(form)
  else form.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
}

/** Replays the held input in order: the text, the caret, the way to the next fields, and the last key. */
export const handOver = (form: HTMLFormElement, { base, text, selection, key, hasFocus }: Held): void => {
  const first = form.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(form)[0]
  if (hasFocus) first?.focus({ preventScroll: true })
  if (isTextControl(first)) {
    const [own = '', ...others] = text.split(NEXT_FIELD)
    const mergedText = mergeHeld(base, text, first.value)
    if (mergedText !== first.value) writeText(first, mergedText)
    const shift = mergedText.length - own.length
    first.setSelectionRange(selection[0] + shift, selection[1] + shift)
    const last = writeOn(form, first, others)
    if (hasFocus && last !== first) last.focus({ preventScroll: true })
  }
  // By then the form's state has the new text.
  if (key) setTimeout(() => press(form, key))
}
