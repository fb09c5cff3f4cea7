import type { Module } from '@wohlauf/contract/modules/modules'
import { isReachable as isPageReachable, isSuccessReachable } from '@wohlauf/contract/rules/reading'
import { CONTENTS, type Position, pageAt, SUCCESS } from './position.ts'

export type Reading = Pick<Module, 'pages' | 'isCompleted' | 'lastSeenModulePageIndex'>

/** 'opens at the last seen page index, or at the table of contents when completed' (specification, section 4). */
export const openingPosition = ({ pages, isCompleted, lastSeenModulePageIndex }: Reading): Position => {
  if (isCompleted || pages.length === 0) return CONTENTS
  return lastSeenModulePageIndex < pages.length ? pageAt(lastSeenModulePageIndex) : SUCCESS
}

/** 'Pages are reachable only if the module is completed or the index is at most lastSeenModulePageIndex.' */
export const isReachable = (reading: Reading, position: Position): boolean => {
  if (position.type === 'TABLE_OF_CONTENTS') return true
  const { pages } = reading
  if (position.type === 'SUCCESS') return isSuccessReachable(reading, pages.length)
  return pages[position.pageIndex]?.isEnabled === true && isPageReachable(reading, position.pageIndex)
}

/** The requested position; if it is not available yet, the position at which the module opens. */
export const positionToShow = (reading: Reading, position: Position | null): Position =>
  position && isReachable(reading, position) ? position : openingPosition(reading)

/** 'Progress is 0 on contents, 100 on success, else page index over page count times 100.' */
export const progressPercent = (position: Position, pageCount: number): number => {
  if (position.type === 'TABLE_OF_CONTENTS') return 0
  return position.type === 'SUCCESS' ? 100 : (position.pageIndex / pageCount) * 100
}
