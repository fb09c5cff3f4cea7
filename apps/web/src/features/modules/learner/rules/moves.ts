import { openTasks } from './open-tasks.ts'
import { CONTENTS, type Position, pageAt, SUCCESS } from './position.ts'
import { isReachable, openingPosition, type Reading } from './reading.ts'

/** 'Fast-forward allowed if completed or page before last seen': turning such a page marks nothing. */
export const mayFastForward = (
  { isCompleted, lastSeenModulePageIndex }: Reading,
  pageIndex: number,
): boolean => isCompleted || pageIndex < lastSeenModulePageIndex

/** 'when at or beyond the last seen page and the module is not completed' */
export const isNewPage = (reading: Reading, pageIndex: number): boolean => !mayFastForward(reading, pageIndex)

/** Whether 'Weiter' is disabled (specification, section 4, "Module consumption"). */
export const isNextDisabled = (reading: Reading, position: Position): boolean => {
  if (position.type === 'SUCCESS') return true
  if (position.type === 'TABLE_OF_CONTENTS') return reading.pages.length === 0
  const page = reading.pages[position.pageIndex]
  if (!page || !isReachable(reading, position)) return true
  return isNewPage(reading, position.pageIndex) && openTasks(page).length > 0
}

/** Leads from the contents to the reader's position; a completed module is read again from its first page. */
export const nextPosition = (reading: Reading, position: Position): Position => {
  if (position.type === 'TABLE_OF_CONTENTS') return reading.isCompleted ? pageAt(0) : openingPosition(reading)
  if (position.type === 'SUCCESS') throw new Error('nothing follows the success page')
  return position.pageIndex + 1 < reading.pages.length ? pageAt(position.pageIndex + 1) : SUCCESS
}

/** False on the first page, where moving back is an error. */
export const mayGoBack = (position: Position): boolean =>
  position.type === 'SUCCESS' || (position.type === 'MODULE' && position.pageIndex > 0)

/** @throws Error on the contents and on the first page */
export const previousPosition = ({ pages }: Reading, position: Position): Position => {
  if (!mayGoBack(position)) throw new Error('nothing precedes this page')
  if (position.type === 'MODULE') return pageAt(position.pageIndex - 1)
  return pages.length === 0 ? CONTENTS : pageAt(pages.length - 1)
}
