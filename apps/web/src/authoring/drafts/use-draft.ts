import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { storedSession } from '../../api/stored-session.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { hasAutosaves, loadAutosave } from './autosave/autosaves.ts'
import { useAutosaveWriter } from './autosave/use-autosave-writer.ts'
import {
  type Draft,
  type DraftFiles,
  type DraftInput,
  draftKey,
  dropDraft,
  dropOldDrafts,
  loadDraft,
  saveFiles,
  saveTyped,
  type Typed,
} from './draft-store.ts'
import { newerDraft } from './newer-draft.ts'
import { createValueWriter } from './value-writer.ts'

let areOldOnesGone = false

/** The newer one of the device's and the server's draft; null without one. */
export const readKeptDraft = async (queryClient: QueryClient, name: string): Promise<Draft | null> => {
  const key = draftKey(name)
  const ofServer = hasAutosaves(queryClient) ? loadAutosave(name) : undefined
  const [ofDevice, autosave] = await Promise.all([loadDraft(key), ofServer])
  const newer = newerDraft(ofDevice, autosave)
  // Removes its mark, too, when the server no longer has it.
  if (!newer && autosave === null) void dropDraft(key)
  return newer
}

/** Undefined while the draft is being read. */
export const useKeptDraft = (name: string): Draft | null | undefined => {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    let isHere = true
    if (!areOldOnesGone) void dropOldDrafts()
    areOldOnesGone = true
    void readKeptDraft(queryClient, name).then((keptDraft) => {
      if (isHere) setDraft(keptDraft)
    })
    return () => {
      isHere = false
    }
  }, [name, queryClient])
  return draft
}

type DraftKeeping = {
  name: string
  /** The draft that the form began with. */
  draft: Draft | null
  /** Whether a draft is stored, even one that contains nothing unsaved. */
  isStored: boolean
  input: DraftInput
  files: DraftFiles
  isTouched: boolean
  /** Whether another user has deleted the item: it can never be opened again, and its draft would stay unseen. */
  isDeleted: boolean
  /** Called when the form is left while there is a draft. */
  onKept?: (() => void) | undefined
}

/**
 * Stores the input with each change on the device, because a page that is left has no time to write more, and
 * shortly afterwards on the server.
 *
 * @returns `forget` for the time after saving or discarding: nothing is stored any more; `drop` deletes the
 * draft, and later input is stored again; `autosave` is the server's part
 */
export const useDraftKeeping = ({
  name,
  draft,
  isStored,
  input,
  files,
  isTouched,
  isDeleted,
  onKept,
}: DraftKeeping) => {
  // The user who began to type: if the login ends meanwhile, the draft stays theirs.
  const [userId] = useState(storedSession.userId)
  const key = draftKey(name, userId)
  const autosave = useAutosaveWriter(name, userId, isStored)
  const writers = useMemo(
    () => ({
      typed: createValueWriter((content: Typed) => saveTyped(key, content)),
      files: createValueWriter((content: DraftFiles) => saveFiles(key, content)),
    }),
    [key],
  )
  const isOver = useRef(false)
  const hasWritten = useRef(false)
  const { values, revision } = input

  // Input that was typed before the form was opened keeps its time.
  const typedBeforeMs = useRef(draft?.savedAtMs)
  useEffect(() => {
    if (!isTouched || isOver.current) return
    hasWritten.current = true
    const typed = { values, revision, savedAtMs: typedBeforeMs.current ?? serverNow().getTime() }
    typedBeforeMs.current = undefined
    writers.typed.put(typed)
    autosave?.put(typed)
  }, [writers, autosave, values, revision, isTouched])
  useEffect(() => {
    if (isTouched && !isOver.current) writers.files.put(files)
  }, [writers, files, isTouched])
  useEffect(() => {
    const flush = () => {
      writers.typed.flush()
      writers.files.flush()
    }
    window.addEventListener('pagehide', flush)
    return () => window.removeEventListener('pagehide', flush)
  }, [writers])

  const leave = useEffectEvent(() => {
    if (isOver.current) return
    if (isTouched) onKept?.()
    // Input was typed and removed again: nothing differs from what is saved.
    else if (hasWritten.current) drop()
  })
  useEffect(() => () => leave(), [])

  const dropSaved = useEffectEvent(() => {
    if (isStored && !draft) drop()
  })
  useEffect(() => dropSaved(), [])
  const forgetDeleted = useEffectEvent(() => forget())
  useEffect(() => {
    if (isDeleted) forgetDeleted()
  }, [isDeleted])

  const drop = () => {
    writers.typed.forget()
    writers.files.forget()
    autosave?.drop()
    void dropDraft(key)
  }
  const forget = () => {
    isOver.current = true
    drop()
  }
  return { autosave: autosave?.state ?? null, drop, forget }
}
