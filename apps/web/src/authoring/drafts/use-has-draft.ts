import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { hasAutosaves, namesOfAutosaves } from './autosave/autosaves.ts'
import { addDraftKeys, draftKey, draftKeys, readDraftKeys } from './draft-store.ts'

/**
 * Reads from the device and the server which drafts exist: once for a list, whose rows show which of them has
 * one.
 */
export const useDraftMarks = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const ofDevice = readDraftKeys()
    if (!hasAutosaves(queryClient)) return
    void Promise.all([namesOfAutosaves(), ofDevice]).then(([names = []]) => addDraftKeys(names))
  }, [queryClient])
}

export const useHasDraft = (name: string): boolean =>
  useSyncExternalStore(draftKeys.subscribe, () => draftKeys.get().has(draftKey(name)))
