/** A reader's position in a module: the three types of page (specification, section 3). */
export type Position =
  | { readonly type: 'TABLE_OF_CONTENTS' }
  | { readonly type: 'MODULE'; readonly pageIndex: number }
  | { readonly type: 'SUCCESS' }

export const CONTENTS: Position = { type: 'TABLE_OF_CONTENTS' }
export const SUCCESS: Position = { type: 'SUCCESS' }
export const pageAt = (pageIndex: number): Position => ({ type: 'MODULE', pageIndex })

/** The value of `seite` in the address, so that a reload and the browser's back button work as expected. */
export type PositionAddress = 'inhalt' | 'abschluss' | number

/** The address of a position; pages are counted from 1, for readers. */
export const addressOf = (position: Position): PositionAddress => {
  if (position.type === 'TABLE_OF_CONTENTS') return 'inhalt'
  return position.type === 'SUCCESS' ? 'abschluss' : position.pageIndex + 1
}

/** Null for a value that is not a position. */
export const positionFromAddress = (address: unknown): Position | null => {
  if (address === 'inhalt') return CONTENTS
  if (address === 'abschluss') return SUCCESS
  return Number.isInteger(address) && (address as number) > 0 ? pageAt((address as number) - 1) : null
}
