import type { Module } from '@wohlauf/contract/modules'
import { CONTENTS, type Place, pageAt, SUCCESS } from './place.ts'

/** What of a module the rules of reading look at. */
export type Reading = Pick<Module, 'pages' | 'isCompleted' | 'lastSeenModulePageIndex'>

/** 'opens at the last seen page index, or at the table of contents when completed' (specification, section 4). */
export const openingPlace = ({ pages, isCompleted, lastSeenModulePageIndex }: Reading): Place => {
  if (isCompleted || pages.length === 0) return CONTENTS
  return lastSeenModulePageIndex < pages.length ? pageAt(lastSeenModulePageIndex) : SUCCESS
}

/** The success page is 'index equal to the page count', and is reachable as that index is. */
const indexOf = (place: Exclude<Place, { type: 'TABLE_OF_CONTENTS' }>, pageCount: number): number =>
  place.type === 'SUCCESS' ? pageCount : place.pageIndex

/** 'Pages are reachable only if the module is completed or the index is at most lastSeenModulePageIndex.' */
export const isReachable = (reading: Reading, place: Place): boolean => {
  if (place.type === 'TABLE_OF_CONTENTS') return true
  const { pages, isCompleted, lastSeenModulePageIndex } = reading
  if (place.type === 'MODULE' && !pages[place.pageIndex]?.isEnabled) return false
  if (pages.length === 0) return false
  return isCompleted || indexOf(place, pages.length) <= lastSeenModulePageIndex
}

/** The place that was asked for, or where the module opens when that one is not open yet. */
export const placeToShow = (reading: Reading, wanted: Place | null): Place =>
  wanted && isReachable(reading, wanted) ? wanted : openingPlace(reading)

/** 'Progress is 0 on contents, 100 on success, else page index over page count times 100.' */
export const progressPercent = (place: Place, pageCount: number): number => {
  if (place.type === 'TABLE_OF_CONTENTS') return 0
  return place.type === 'SUCCESS' ? 100 : (place.pageIndex / pageCount) * 100
}
