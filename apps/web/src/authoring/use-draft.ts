import { useEffect, useRef, useState } from 'react'
import {
  type Draft,
  type DraftFiles,
  draftKey,
  dropDraft,
  dropOldDrafts,
  loadDraft,
  saveFiles,
  saveTyped,
  type Typed,
} from './draft-store.ts'

let areOldOnesGone = false

/** The stored draft of this name: undefined while it is being read, null without one. */
export const useKeptDraft = (name: string): Draft | null | undefined => {
  const [draft, setDraft] = useState<Draft | null>()
  useEffect(() => {
    let isHere = true
    if (!areOldOnesGone) void dropOldDrafts()
    areOldOnesGone = true
    loadDraft(draftKey(name)).then((found) => {
      if (isHere) setDraft(found)
    })
    return () => {
      isHere = false
    }
  }, [name])
  return draft
}

/** Writes one value after the other: of values that arrive during a write only the last is written. */
const createWriter = <Content>(write: (content: Content) => Promise<void>) => {
  let isWriting = false
  let next: { content: Content } | null = null
  const put = (content: Content): void => {
    if (isWriting) {
      next = { content }
      return
    }
    isWriting = true
    void write(content).then(() => {
      isWriting = false
      const waiting = next
      next = null
      if (waiting) put(waiting.content)
    })
  }
  return { put, forget: () => (next = null) }
}

/**
 * Stores the input with each change: a page that is left has no time to write.
 *
 * @returns `forget`, after saving or discarding: from then on nothing is stored; `drop`: deletes the draft,
 *   and later input is stored again
 */
export const useDraftKeeping = (name: string, typed: Typed, files: DraftFiles, isTouched: boolean) => {
  // The user who began to type: if the login ends meanwhile, the draft stays theirs.
  const [key] = useState(() => draftKey(name))
  const [writers] = useState(() => ({
    typed: createWriter((content: Typed) => saveTyped(key, content)),
    files: createWriter((content: DraftFiles) => saveFiles(key, content)),
  }))
  const isOver = useRef(false)
  const { values, revision } = typed

  useEffect(() => {
    if (isTouched && !isOver.current) writers.typed.put({ values, revision })
  }, [writers, values, revision, isTouched])
  useEffect(() => {
    if (isTouched && !isOver.current) writers.files.put(files)
  }, [writers, files, isTouched])

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
