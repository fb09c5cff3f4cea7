import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { createStore, type Store, useStore } from '../../../ui/state/store.ts'
import type { AutosaveState } from './autosave-state.ts'
import classes from './draft-state.module.css'

type DraftStateProps = {
  isDirty: boolean
  /** True once the form was saved and stays open. */
  wasSaved: boolean
  /** Whether a picture or a document was chosen: it is on this device only until the form is saved. */
  hasFiles: boolean
  /** Null if drafts stay on the device. */
  autosave: Store<AutosaveState> | null
}

const NONE = createStore<AutosaveState>({ is: 'idle' })

const textOf = (state: AutosaveState, hasFiles: boolean): string | null => {
  if (state.is === 'saving') return 'wird gesichert …'
  if (state.is === 'failed') return `Entwurf nur auf diesem Gerät: ${state.why}`
  if (state.is === 'idle') return null
  return hasFiles ? 'Entwurf gesichert, die Datei nur auf diesem Gerät' : 'Entwurf gesichert'
}

/** Announces when the draft is first saved, and when that changes, not at each key. */
const useAnnouncement = (state: AutosaveState, isDirty: boolean): string => {
  const [last, setLast] = useState('')
  const isNews = state.is === 'saved' || state.is === 'failed'
  const next = isDirty ? (isNews ? (textOf(state, false) ?? '') : last) : ''
  if (next !== last) setLast(next)
  return next
}

/** Shows where unsaved input is stored. */
export const DraftState = ({ isDirty, wasSaved, hasFiles, autosave }: DraftStateProps) => {
  const state = useStore(autosave ?? NONE)
  const announcement = useAnnouncement(state, isDirty)
  const draft = textOf(state, hasFiles)
  return (
    <>
      <p className={classes.state} data-failed={(isDirty && state.is === 'failed') || undefined}>
        {isDirty ? `Noch nicht gespeichert${draft ? ` · ${draft}` : ''}` : wasSaved ? 'Gespeichert' : ''}
      </p>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}
