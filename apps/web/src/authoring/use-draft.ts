import { useEffect, useRef, useState } from 'react'
import { type Draft, draftKey, dropDraft, dropOldDrafts, loadDraft, saveDraft } from './draft-store.ts'

let areOldOnesGone = false

/** Short enough that a reload loses no word, long enough that not every key is written. */
const PAUSE_MS = 300

/** What was kept on the device under a name: undefined while it is looked for, null when there is nothing. */
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

type Typed = Omit<Draft, 'savedAtMs'>

/**
 * Keeps what is typed, a moment after each change and when the page is left.
 *
 * @returns `forget`, for what was saved or discarded: from then on nothing is kept
 */
export const useDraftKeeping = (name: string, typed: Typed, isTouched: boolean) => {
  // Of who began to type: a login that ends meanwhile leaves the draft theirs.
  const [key] = useState(() => draftKey(name))
  const latest = useRef({ typed, isTouched })
  const isOver = useRef(false)
  latest.current = { typed, isTouched }

  const keep = useRef(() => {
    if (latest.current.isTouched && !isOver.current) void saveDraft(key, latest.current.typed)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is what starts the pause anew
  useEffect(() => {
    const pause = setTimeout(keep.current, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed.values, typed.files])

  useEffect(() => {
    const now = keep.current
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])

  return {
    /** What was kept goes; what is typed from now on is kept again. */
    drop: () => void dropDraft(key),
    forget: () => {
      isOver.current = true
      void dropDraft(key)
    },
  }
}
