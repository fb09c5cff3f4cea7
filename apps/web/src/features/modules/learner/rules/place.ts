/** Where a reader is in a module: the three types of page (specification, section 3). */
export type Place =
  | { readonly type: 'TABLE_OF_CONTENTS' }
  | { readonly type: 'MODULE'; readonly pageIndex: number }
  | { readonly type: 'SUCCESS' }

export const CONTENTS: Place = { type: 'TABLE_OF_CONTENTS' }
export const SUCCESS: Place = { type: 'SUCCESS' }
export const pageAt = (pageIndex: number): Place => ({ type: 'MODULE', pageIndex })

/** What the address carries as `seite`, so that a reload and the browser's back button lead where a reader expects. */
export type PlaceAddress = 'inhalt' | 'abschluss' | number

/** Pages are counted from 1, as a reader counts them. */
export const addressOf = (place: Place): PlaceAddress => {
  if (place.type === 'TABLE_OF_CONTENTS') return 'inhalt'
  return place.type === 'SUCCESS' ? 'abschluss' : place.pageIndex + 1
}

/** Null for an address that names no place. */
export const placeAtAddress = (address: unknown): Place | null => {
  if (address === 'inhalt') return CONTENTS
  if (address === 'abschluss') return SUCCESS
  return Number.isInteger(address) && (address as number) > 0 ? pageAt((address as number) - 1) : null
}
