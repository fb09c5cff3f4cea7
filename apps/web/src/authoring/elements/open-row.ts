import type { Dispatch, SetStateAction } from 'react'

/** The one row of a page in which something is written. `nextId`: before which element; at the end without it. */
export type OpenRow =
  | { kind: 'element'; parentId: string; id: string }
  | { kind: 'new'; parentId: string; type: string; nextId: string | undefined }
  /** The line in which the type of a new element is chosen. At the end of a list it always stands. */
  | { kind: 'line'; parentId: string; nextId: string }

export type SetOpenRow = Dispatch<SetStateAction<OpenRow | null>>
