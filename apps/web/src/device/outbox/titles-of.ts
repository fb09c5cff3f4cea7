const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}

const titleOf = ({ title, name }: Record<string, unknown>): string | undefined =>
  [title, name].find((text): text is string => typeof text === 'string' && text !== '')

/** Looks for the thing with this id: its own title, or that of the thing that contains it. */
const titleOfId = (id: string, value: unknown, outerTitle?: string): string | undefined => {
  if (!isObject(value)) return undefined
  const title = titleOf(value) ?? outerTitle
  const values = Object.values(value)
  if (title !== undefined && values.includes(id)) return title
  for (const inner of values) {
    const innerTitle = titleOfId(id, inner, title)
    if (innerTitle !== undefined) return innerTitle
  }
  return undefined
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/**
 * The titles of what a command is about (its habit, page, recipe, goals), as far as the answers that are shown
 * name them, without repetition.
 */
export const titlesOf = (input: object, answers: readonly unknown[]): string[] => {
  const titles = textsIn(input)
    .filter((text) => ID.test(text))
    .map((id) => titleOfId(id, answers))
  return [...new Set(titles.flatMap((title) => title ?? []))]
}
