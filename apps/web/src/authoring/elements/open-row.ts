import type { Dispatch, SetStateAction } from 'react'

/**
 * The one row of a page that is being edited. `nextId`: the element before which it stands; undefined at the
 * end.
 */
export type OpenRow =
  | { kind: 'element'; parentId: string; id: string }
  | { kind: 'new'; parentId: string; type: string; nextId: string | undefined }
  /** The line in which the type of a new element is chosen. The one at the end of a list is always there. */
  | { kind: 'line'; parentId: string; nextId: string }

export type SetOpenRow = Dispatch<SetStateAction<OpenRow | null>>
