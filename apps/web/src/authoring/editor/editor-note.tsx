import type { ComponentProps } from 'react'
import { ConflictNote } from './conflict-note.tsx'
import { DeletedNote } from './deleted-note.tsx'
import { DraftNote } from './draft-note.tsx'
import type { EditorStatus } from './editor-state.ts'

type EditorNoteProps = Omit<ComponentProps<typeof ConflictNote>, 'revision'> & {
  status: EditorStatus
  isDirty: boolean
  draftSavedAtMs: number
  revision: number | undefined
}

/** The note above the fields, if the form's status has one. */
export const EditorNote = ({
  status,
  isDirty,
  draftSavedAtMs,
  revision,
  subject,
  onTakeNewest,
  ...conflict
}: EditorNoteProps) => {
  if (status === 'deleted') return <DeletedNote subject={subject} isDirty={isDirty} />
  if (status === 'from-draft') return <DraftNote savedAtMs={draftSavedAtMs} onDiscard={onTakeNewest} />
  if (status === 'conflict' && revision !== undefined)
    return <ConflictNote {...conflict} subject={subject} onTakeNewest={onTakeNewest} revision={revision} />
  return null
}
