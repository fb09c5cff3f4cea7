import type { UploadFiles } from '../../api/call.ts'

/** State of an item's form besides its values, which the form library manages. */
export type EditorState<Values> = {
  /** The revision that the input is based on; undefined for a new item. */
  basedOn: number | undefined
  /** The item's newest revision, as far as it has arrived. */
  newest: number | undefined
  /** The revision before the form's own change: as long as it is the newest, the change has not arrived yet. */
  replacedRevision: number | undefined
  isDeleted: boolean
  files: UploadFiles
  /** Whether the input comes from a draft, and the note about it is shown. */
  isFromDraft: boolean
  /** Whether there is unsaved input that the values do not show: a draft's, or a file. */
  isTouched: boolean
  /** Whether the last press asked to keep the form open after saving. */
  staysOpen: boolean
  /** The call in flight. */
  inFlight: { values: Values; files: UploadFiles } | null
  /** Whether the form has saved once and stayed open. */
  wasSaved: boolean
}

export type EditorEvent<Values> =
  | { type: 'arrived'; revision: number | undefined; isDeleted: boolean }
  | { type: 'file-chosen'; name: string; file: File | null }
  /** One of the ways of saving was used; the form may still have wrong fields. */
  | { type: 'pressed'; staysOpen: boolean }
  | { type: 'sent'; values: Values }
  | { type: 'refused' }
  /** The form is saved and stays open. */
  | { type: 'saved'; initialFiles: UploadFiles }
  | { type: 'took-newest'; initialFiles: UploadFiles }
  | { type: 'kept-own' }

type Opened = Pick<EditorState<unknown>, 'newest' | 'isDeleted'> & {
  draft: { revision: number | undefined; files: UploadFiles } | null
  initialFiles: UploadFiles
}

export const openEditor = <Values>({ draft, initialFiles, ...item }: Opened): EditorState<Values> => ({
  ...item,
  basedOn: draft ? draft.revision : item.newest,
  replacedRevision: undefined,
  files: draft ? draft.files : initialFiles,
  isFromDraft: draft !== null,
  isTouched: draft !== null,
  staysOpen: false,
  inFlight: null,
  wasSaved: false,
})

/** Input since the call was sent becomes the next change. */
const afterOwnChange = <Values>(
  state: EditorState<Values>,
  initialFiles: UploadFiles,
): EditorState<Values> => {
  const { basedOn, files, inFlight } = state
  const later = Object.entries(files).filter(([name, file]) => file !== inFlight?.files[name])
  return {
    ...state,
    // The server counts each change.
    basedOn: (basedOn ?? 0) + 1,
    replacedRevision: basedOn,
    files: { ...initialFiles, ...Object.fromEntries(later) },
    isFromDraft: false,
    isTouched: later.length > 0,
    inFlight: null,
    wasSaved: true,
  }
}

export const afterEvent = <Values>(
  state: EditorState<Values>,
  event: EditorEvent<Values>,
): EditorState<Values> => {
  switch (event.type) {
    case 'arrived':
      return { ...state, newest: event.revision, isDeleted: event.isDeleted }
    case 'file-chosen':
      return { ...state, files: { ...state.files, [event.name]: event.file }, isTouched: true }
    case 'pressed':
      return { ...state, staysOpen: event.staysOpen }
    case 'sent':
      // A second press sends nothing.
      return state.inFlight ? state : { ...state, inFlight: { values: event.values, files: state.files } }
    case 'refused':
      return { ...state, inFlight: null }
    case 'saved':
      return afterOwnChange(state, event.initialFiles)
    case 'took-newest':
      return {
        ...state,
        basedOn: state.newest,
        files: event.initialFiles,
        isFromDraft: false,
        isTouched: false,
      }
    case 'kept-own':
      return { ...state, basedOn: state.newest, isFromDraft: false }
  }
}

export type EditorStatus =
  | 'open'
  | 'from-draft'
  /** Another user has changed the item, and nothing was typed: there is no choice to offer. */
  | 'outdated'
  | 'conflict'
  | 'deleted'

/** @param isDirty whether anything is unsaved */
export const editorStatusOf = <Values>(state: EditorState<Values>, isDirty: boolean): EditorStatus => {
  const { basedOn, newest, replacedRevision, inFlight } = state
  // The revision of the form's own change may arrive before its answer, or later.
  const isOwnChange = inFlight !== null || newest === replacedRevision
  const isChangedMeanwhile = newest !== undefined && newest !== basedOn && !isOwnChange
  if (isChangedMeanwhile && !isDirty) return 'outdated'
  if (state.isDeleted) return 'deleted'
  if (isChangedMeanwhile) return 'conflict'
  return state.isFromDraft ? 'from-draft' : 'open'
}

/** Whether nothing can be saved before a note is answered. */
export const isBlocked = (status: EditorStatus): boolean => status !== 'open' && status !== 'from-draft'
