import { type Place, pageAt, SUCCESS } from './place.ts'
import { isReachable, type Reading } from './reading.ts'

/** `open`: may be opened and has not been read yet. */
export type EntryState = 'seen' | 'open' | 'locked'

export type ContentsEntry = { place: Place; title: string; state: EntryState }

export const COMPLETE_TITLE = 'Modul abschließen'

/**
 * The table of contents: every page, and 'Modul abschließen', which is open once all pages are seen: before that there is
 * nothing to complete, and after that it is the way to complete it.
 */
export const contentsOf = (reading: Reading): ContentsEntry[] => {
  const { pages, isCompleted, lastSeenModulePageIndex } = reading
  const stateOf = (place: Place, isSeen: boolean): EntryState => {
    if (!isReachable(reading, place)) return 'locked'
    return isSeen ? 'seen' : 'open'
  }
  return [
    ...pages.map(({ title }, index) => ({
      place: pageAt(index),
      title,
      state: stateOf(pageAt(index), isCompleted || index < lastSeenModulePageIndex),
    })),
    { place: SUCCESS, title: COMPLETE_TITLE, state: stateOf(SUCCESS, isCompleted) },
  ]
}
