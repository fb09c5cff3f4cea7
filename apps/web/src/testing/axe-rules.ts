/**
 * WCAG 2.2, levels A and AA, including the criteria of earlier versions, and what axe calls best practice: the order of
 * headings, landmarks, the page's own heading.
 */
export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that leave elements to a person, and why these are accepted. What any other rule leaves counts as a fault. */
const LEFT_TO_PERSONS: Readonly<Record<string, string>> = {
  'color-contrast':
    'of text on a picture or a gradient, partly below a fixed bar, or too short; every colour is checked on plain ground, in both appearances',
  'aria-valid-attr-value':
    '`aria-controls` of a closed menu or calendar, which is made when it opens; missing descriptions are in `heard-wrongly.ts`',
}

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string | undefined }[] }

/** What axe is sure of, and what it leaves to a person, by one run. */
export const faultsIn = <F extends Finding>({
  violations,
  incomplete,
}: {
  violations: F[]
  incomplete: F[]
}): F[] => [...violations, ...incomplete.filter(({ id }) => !(id in LEFT_TO_PERSONS))]
