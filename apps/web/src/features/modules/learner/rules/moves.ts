import { openTasks } from './open-tasks.ts'
import { CONTENTS, type Place, pageAt, SUCCESS } from './place.ts'
import { isReachable, openingPlace, type Reading } from './reading.ts'

/** 'Fast-forward allowed if completed or page before last seen': going on asks for nothing and marks nothing. */
export const mayFastForward = (
  { isCompleted, lastSeenModulePageIndex }: Reading,
  pageIndex: number,
): boolean => isCompleted || pageIndex < lastSeenModulePageIndex

/** 'when at or beyond the last seen page and the module is not completed': going on marks the page as seen. */
export const isNewPage = (reading: Reading, pageIndex: number): boolean => !mayFastForward(reading, pageIndex)

/** When 'Weiter' is disabled (specification, section 4, "Module consumption"). */
export const isNextDisabled = (reading: Reading, place: Place): boolean => {
  if (place.type === 'SUCCESS') return true
  if (place.type === 'TABLE_OF_CONTENTS') return reading.pages.length === 0
  const page = reading.pages[place.pageIndex]
  if (!page || !isReachable(reading, place)) return true
  return isNewPage(reading, place.pageIndex) && openTasks(page).length > 0
}

/** From the contents on to where the reader is; a completed module is read again from its first page. */
export const nextPlace = (reading: Reading, place: Place): Place => {
  if (place.type === 'TABLE_OF_CONTENTS') return reading.isCompleted ? pageAt(0) : openingPlace(reading)
  if (place.type === 'SUCCESS') throw new Error('nothing follows the success page')
  return place.pageIndex + 1 < reading.pages.length ? pageAt(place.pageIndex + 1) : SUCCESS
}

/** Whether the way back is offered: not on the first page, where going back is an error. */
export const mayGoBack = (place: Place): boolean =>
  place.type === 'SUCCESS' || (place.type === 'MODULE' && place.pageIndex > 0)

/** @throws Error on the contents and on the first page */
export const previousPlace = ({ pages }: Reading, place: Place): Place => {
  if (!mayGoBack(place)) throw new Error('nothing precedes this page')
  if (place.type === 'MODULE') return pageAt(place.pageIndex - 1)
  return pages.length === 0 ? CONTENTS : pageAt(pages.length - 1)
}
