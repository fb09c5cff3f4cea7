/** About so many characters fit in a line of the PDF. */
const CHARACTERS_OF_LINE = 90

/** Time and meal, and the gap below. */
const LINES_OF_ENTRY = 2

/** A PDF of so many lines has about a hundred pages, and takes seconds. */
const MAX_LINES = 5000

const linesOf = (description: string): number =>
  description
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_OF_LINE)), 0)

/** Whether entries with these descriptions fit into one PDF, by an estimate of their lines. */
export const isPrintable = (descriptions: readonly (string | null)[]): boolean =>
  descriptions.reduce((sum, text) => sum + LINES_OF_ENTRY + (text ? linesOf(text) : 0), 0) <= MAX_LINES
