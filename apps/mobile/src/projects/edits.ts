import type { Shell } from '../flavour.ts'

/** Paths of a template's files, each with an edit of its text. */
export type Edits = Readonly<Record<string, (text: string, shell: Shell) => string>>

/**
 * Replaces a text of a template a given number of times.
 * @throws when it occurs more or less often: the template has changed, and the edit has to be reviewed
 */
export const replaceExactly = (text: string, from: string, to: string, times = 1): string => {
  const parts = text.split(from)
  if (parts.length - 1 !== times)
    throw new Error(`The template has this ${parts.length - 1} times, not ${times}: ${from}`)
  return parts.join(to)
}
