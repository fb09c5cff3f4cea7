import { useEffect, useSyncExternalStore } from 'react'
import { draftKey, draftKeys, readDraftKeys } from './draft-store.ts'

/** Reads from the device which drafts there are: once for a list, whose rows say which of them has one. */
export const useDraftMarks = (): void => {
  useEffect(() => void readDraftKeys(), [])
}

export const useHasDraft = (name: string): boolean =>
  useSyncExternalStore(draftKeys.subscribe, () => draftKeys.get().has(draftKey(name)))
