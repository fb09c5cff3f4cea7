/**
 * Whether the row has changed since the caller read it. Lock it (`FOR UPDATE`), and write `revision:
 * row.revision + 1`.
 * @param basedOn the revision that the change is based on; without it, the change is always made
 */
export const wasChangedSince = (row: { revision: number }, basedOn: number | undefined): boolean =>
  basedOn !== undefined && basedOn !== row.revision
