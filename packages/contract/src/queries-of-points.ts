/** The queries that show a person's points: stale after every command that may earn some. */
export const QUERIES_OF_POINTS = [
  'goal-tracking/get-user-progress-query',
  'user-progress/get-health-point-entries-query',
] as const
