import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { storedSession } from '../api/stored-session.ts'
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
} from './draft-store.ts'
import { createValueWriter } from './value-writer.ts'

let areOldOnesGone = false

/** Undefined while it is being read, null without a draft. */
export const useKeptDraft = (name: string): Draft | null | undefined => {
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    let isHere = true
    if (!areOldOnesGone) void dropOldDrafts()
    areOldOnesGone = true
    loadDraft(draftKey(name)).then((stored) => {
      if (isHere) setDraft(stored)
    })
    return () => {
      isHere = false
    }
  }, [name])
  return draft
}

/**
 * Stores the input with each change: a page that is left has no time to write more.
 *
 * @param onKept called when the form is left while there is a draft
 * @returns `forget` for the time after saving or discarding: nothing is stored any more; `drop` deletes the draft, and
 * later input is stored again
 */
export const useDraftKeeping = (
  name: string,
  input: DraftInput,
  files: DraftFiles,
  isTouched: boolean,
  onKept?: () => void,
) => {
  // The user who began to type: if the login ends meanwhile, the draft stays theirs.
  const [userId] = useState(storedSession.userId)
  const key = draftKey(name, userId)
  const writers = useMemo(
    () => ({
      typed: createValueWriter((content: DraftInput) => saveTyped(key, content)),
      files: createValueWriter((content: DraftFiles) => saveFiles(key, content)),
    }),
    [key],
  )
  const isOver = useRef(false)
  const hasWritten = useRef(false)
  const { values, revision } = input

  useEffect(() => {
    if (!isTouched || isOver.current) return
    hasWritten.current = true
    writers.typed.put({ values, revision })
  }, [writers, values, revision, isTouched])
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
    // Typed and removed again: nothing differs from what is saved.
    else if (hasWritten.current) drop()
  })
  useEffect(() => () => leave(), [])

  const drop = () => {
    writers.typed.forget()
    writers.files.forget()
    void dropDraft(key)
  }
  return {
    drop,
    forget: () => {
      isOver.current = true
      drop()
    },
  }
}
