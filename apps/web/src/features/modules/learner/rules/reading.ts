import type { Module } from '@wohlauf/contract/modules'
import { CONTENTS, type Position, pageAt, SUCCESS } from './position.ts'

/** The part of a module that the rules of reading use. */
export type Reading = Pick<Module, 'pages' | 'isCompleted' | 'lastSeenModulePageIndex'>

/** 'opens at the last seen page index, or at the table of contents when completed' (specification, section 4). */
export const openingPosition = ({ pages, isCompleted, lastSeenModulePageIndex }: Reading): Position => {
  if (isCompleted || pages.length === 0) return CONTENTS
  return lastSeenModulePageIndex < pages.length ? pageAt(lastSeenModulePageIndex) : SUCCESS
}

/** The success page is 'index equal to the page count', and is available like that index. */
const indexOf = (position: Exclude<Position, { type: 'TABLE_OF_CONTENTS' }>, pageCount: number): number =>
  position.type === 'SUCCESS' ? pageCount : position.pageIndex

/** 'Pages are reachable only if the module is completed or the index is at most lastSeenModulePageIndex.' */
export const isReachable = (reading: Reading, position: Position): boolean => {
  if (position.type === 'TABLE_OF_CONTENTS') return true
  const { pages, isCompleted, lastSeenModulePageIndex } = reading
  if (position.type === 'MODULE' && !pages[position.pageIndex]?.isEnabled) return false
  if (pages.length === 0) return false
  return isCompleted || indexOf(position, pages.length) <= lastSeenModulePageIndex
}

/** The requested position, or where the module opens when that one is not available yet. */
export const positionToShow = (reading: Reading, wanted: Position | null): Position =>
  wanted && isReachable(reading, wanted) ? wanted : openingPosition(reading)

/** 'Progress is 0 on contents, 100 on success, else page index over page count times 100.' */
export const progressPercent = (position: Position, pageCount: number): number => {
  if (position.type === 'TABLE_OF_CONTENTS') return 0
  return position.type === 'SUCCESS' ? 100 : (position.pageIndex / pageCount) * 100
}
