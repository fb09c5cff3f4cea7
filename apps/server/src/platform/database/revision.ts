/**
 * Whether somebody else has changed a row since it was loaded. Ask it of a row that is held (`FOR UPDATE`), and write
 * `revision: row.revision + 1` with the change.
 *
 * @param basedOn the revision that the change says it was made on; missing, it is made whatever there is
 */
export const wasChangedSince = (row: { revision: number }, basedOn: number | undefined): boolean =>
  basedOn !== undefined && basedOn !== row.revision
