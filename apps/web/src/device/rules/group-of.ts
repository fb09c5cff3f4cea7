/** Groups of stored entries as people see them, in the order in which they are listed. */
export const GROUPS = [
  'MODULE',
  'ARTICLE',
  'RECIPE',
  'REPORT',
  'DIARY',
  'HABITS_AND_GOALS',
  'OVERVIEWS',
  'PICTURES',
  'DOCUMENTS',
] as const
export type Group = (typeof GROUPS)[number]

/**
 * Maps the beginning of a key to its group: the name of an answer's operation, or a file's address. The first
 * match counts.
 */
const BEGINNINGS: readonly (readonly [string, Group])[] = [
  ['modules/get-module-query', 'MODULE'],
  ['blog/get-blog-article-details-query', 'ARTICLE'],
  ['recipes/get-recipe-details-query', 'RECIPE'],
  ['experience-reports/get-experience-report-details-query', 'REPORT'],
  ['nutrition-diary/', 'DIARY'],
  ['/api/files/private-images/', 'DIARY'],
  ['habits/', 'HABITS_AND_GOALS'],
  ['goal-tracking/get-user-goal-', 'HABITS_AND_GOALS'],
  ['/api/files/images/', 'PICTURES'],
  ['documents/get-document-file-query', 'DOCUMENTS'],
]

/** @param key in `answers` or `files` */
export const groupOf = (key: string): Group =>
  BEGINNINGS.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'OVERVIEWS'
