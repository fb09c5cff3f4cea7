import type { ComponentProps } from 'react'
import { ConflictNote } from './conflict-note.tsx'
import { DeletedNote } from './deleted-note.tsx'
import { DraftNote } from './draft-note.tsx'
import type { Standing } from './editor-state.ts'

type EditorNotesProps = Omit<ComponentProps<typeof ConflictNote>, 'revision'> & {
  standing: Standing
  isDirty: boolean
  draftSavedAtMs: number
  revision: number | undefined
}

/** What stands above the fields: at most one note. */
export const EditorNotes = ({
  standing,
  isDirty,
  draftSavedAtMs,
  revision,
  ...conflict
}: EditorNotesProps) => {
  if (standing === 'deleted') return <DeletedNote subject={conflict.subject} isDirty={isDirty} />
  if (standing === 'restored')
    return <DraftNote savedAtMs={draftSavedAtMs} onDiscard={conflict.onTakeNewest} />
  if (standing === 'conflict' && revision !== undefined)
    return <ConflictNote {...conflict} revision={revision} />
  return null
}
