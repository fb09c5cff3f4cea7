import { createContext } from 'react'
import type { Store } from '../../ui/state/store.ts'
import type { AnyElement } from './type-of-content.ts'

/** An element as it is being written, for the preview: its fields are those that learners get. */
export type LiveElement = {
  id: string
  parentId: string
  /** Where a new element will stand: before that one, or at the end. */
  nextId: string | undefined
  element: AnyElement & Readonly<Record<string, unknown>>
}

/** Outside of React's state: a key renders the form and this one element, and no row beside them. */
export const LiveElementContext = createContext<Store<LiveElement | null> | null>(null)
