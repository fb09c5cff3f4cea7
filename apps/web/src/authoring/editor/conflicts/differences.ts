/** A field of a form whose content differs from the newest state. */
export type Difference = {
  path: string
  /** The form's name of the field: "Antwort 2, Erklärung". */
  label: string
  /** The newest text in three parts: only the middle one differs from what was typed. */
  newest: readonly [same: string, other: string, same: string]
}

const textOf = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()

/** All texts, numbers and choices in the values, with their paths. */
const leavesOf = (value: unknown, path = ''): [string, string][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, path ? `${path}.${key}` : key))
    : [[path, String(value ?? '')]]

export const partsOf = (typedText: string, newest: string): Difference['newest'] => {
  const maxLength = Math.min(typedText.length, newest.length)
  let start = 0
  while (start < maxLength && typedText[start] === newest[start]) start += 1
  let end = 0
  while (end < maxLength - start && typedText.at(-1 - end) === newest.at(-1 - end)) end += 1
  const until = newest.length - end
  return [newest.slice(0, start), newest.slice(start, until), newest.slice(until)]
}

const fieldAt = (form: HTMLFormElement, path: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)

/** The element around a field, its name and its message. */
const wrapperOf = (field: HTMLElement): HTMLElement =>
  field.closest<HTMLElement>('.mantine-InputWrapper-root') ?? field

const withoutStar = (text: string | null | undefined): string => (text ?? '').replace(/\s*\*$/, '').trim()

const labelOf = (field: HTMLElement): string => {
  const name = withoutStar(wrapperOf(field).querySelector('.mantine-InputWrapper-label')?.textContent)
  const entry = field.closest('fieldset')?.querySelector('legend')?.textContent
  return entry ? `${entry}, ${name}` : name
}

/** @returns the differences in fields that the form shows, in the order of its values */
export const differencesIn = (
  form: HTMLFormElement | null,
  typedValues: object,
  newest: object,
): Difference[] => {
  const mine = new Map(leavesOf(typedValues))
  return leavesOf(newest).flatMap(([path, text]) => {
    const field = form && mine.get(path) !== text ? fieldAt(form, path) : null
    const label = field && labelOf(field)
    return label ? [{ path, label, newest: partsOf(textOf(mine.get(path) ?? ''), textOf(text)) }] : []
  })
}

/** @returns how to remove the marks */
export const markDifferences = (form: HTMLFormElement | null, differences: readonly Difference[]) => {
  const wrappers = differences.flatMap(({ path }) => {
    const field = form && fieldAt(form, path)
    return field ? [wrapperOf(field)] : []
  })
  for (const each of wrappers) each.dataset.differs = ''
  return () => {
    for (const each of wrappers) delete each.dataset.differs
  }
}
