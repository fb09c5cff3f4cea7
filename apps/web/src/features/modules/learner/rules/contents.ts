import { isAddedPage } from '@wohlauf/contract/rules/reading'
import { type Position, pageAt, SUCCESS } from './position.ts'
import { isReachable, type Reading } from './reading.ts'

/** `open`: available and not read yet; `added`: added after the module was completed. */
export type EntryState = 'seen' | 'open' | 'added' | 'locked'

export type ContentsEntry = {
  position: Position
  title: string
  state: EntryState
  /** Null for the success page. */
  readingMinutes: number | null
}

export const COMPLETE_TITLE = 'Modul abschließen'

/** 'Modul abschließen' is available once all pages are seen: before that the module cannot be completed. */
export const contentsOf = (reading: Reading): ContentsEntry[] => {
  const { pages, isCompleted, lastSeenModulePageIndex } = reading
  const stateOf = (position: Position, isSeen: boolean): EntryState => {
    if (!isReachable(reading, position)) return 'locked'
    return isSeen ? 'seen' : 'open'
  }
  return [
    ...pages.map(({ title, readingMinutes, isSeen }, index) => ({
      position: pageAt(index),
      title,
      state: isAddedPage(reading, isSeen)
        ? ('added' as const)
        : stateOf(pageAt(index), isCompleted || index < lastSeenModulePageIndex),
      readingMinutes,
    })),
    { position: SUCCESS, title: COMPLETE_TITLE, state: stateOf(SUCCESS, isCompleted), readingMinutes: null },
  ]
}
