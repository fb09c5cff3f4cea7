/** Enter begins a row before it is known whether another one will be typed. The first row stays. */
export const withoutEmptyEnd = <Row>(rows: readonly Row[], isEmpty: (row: Row) => boolean): Row[] =>
  rows.slice(0, Math.max(1, rows.findLastIndex((row) => !isEmpty(row)) + 1))
