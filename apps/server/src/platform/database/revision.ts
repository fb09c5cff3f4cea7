/**
 * Call it with a locked row (`FOR UPDATE`), whose `revision` the change raises.
 * @param basedOn the revision that the change is based on; without it, the change is always made
 */
export const wasChangedSince = (row: { revision: number }, basedOn: number | undefined): boolean =>
  basedOn !== undefined && basedOn !== row.revision
