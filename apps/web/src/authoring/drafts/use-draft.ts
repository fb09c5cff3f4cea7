import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { storedSession } from '../../api/stored-session.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { hasAutosaves } from './autosave/autosaves.ts'
import { type Draft, type DraftFiles, type DraftInput, dropOldDrafts } from './draft-store.ts'
import { type Drafts, openDrafts, readKeptDraft } from './drafts.ts'

let areOldOnesGone = false

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

const useDraftsOf = (name: string): Drafts => {
  const queryClient = useQueryClient()
  // The user who began to type: if the login ends meanwhile, the draft stays theirs.
  const [userId] = useState(storedSession.userId)
  const [isOnServer] = useState(() => hasAutosaves(queryClient))
  return useMemo(() => openDrafts({ name, userId, isOnServer }), [name, userId, isOnServer])
}

type FormInput = {
  name: string
  /** The draft that the form began with. */
  draft: Draft | null
  /** Whether a draft was stored, even one that contains nothing unsaved. */
  wasStored: boolean
  input: DraftInput
  files: DraftFiles
  isUnsaved: boolean
  /** Whether another user has deleted the item: it can never be opened again, and its draft would stay unseen. */
  isDeleted: boolean
  /** Called when the form is left while there is a draft. */
  onKept?: (() => void) | undefined
}

/**
 * Keeps the input of a form with each change: on the device, because a page that is left has no time to write
 * more, and shortly afterwards on the server.
 */
export const useDrafts = ({
  name,
  draft,
  wasStored,
  input: { values, revision },
  files,
  isUnsaved,
  isDeleted,
  onKept,
}: FormInput): Drafts => {
  const drafts = useDraftsOf(name)
  const isSavedMeanwhile = wasStored && draft === null
  useEffect(() => {
    if (wasStored) drafts.markAsStored()
    if (isSavedMeanwhile) drafts.drop()
  }, [drafts, wasStored, isSavedMeanwhile])
  useEffect(() => {
    if (isDeleted) drafts.forget()
  }, [drafts, isDeleted])
  // Input that was typed before the form was opened keeps its time.
  const typedBeforeMs = useRef(draft?.savedAtMs)
  useEffect(() => {
    if (!isUnsaved) return
    drafts.keep({ values, revision, savedAtMs: typedBeforeMs.current ?? serverNow().getTime() })
    typedBeforeMs.current = undefined
  }, [drafts, values, revision, isUnsaved])
  useEffect(() => {
    if (isUnsaved) drafts.keepFiles(files)
  }, [drafts, files, isUnsaved])
  useEffect(() => {
    window.addEventListener('pagehide', drafts.onPageHide)
    window.addEventListener('online', drafts.onOnline)
    return () => {
      window.removeEventListener('pagehide', drafts.onPageHide)
      window.removeEventListener('online', drafts.onOnline)
    }
  }, [drafts])
  const leave = useEffectEvent(() => {
    if (drafts.leave(isUnsaved)) onKept?.()
  })
  useEffect(() => () => leave(), [])
  return drafts
}
