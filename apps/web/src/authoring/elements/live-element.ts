import { createContext } from 'react'
import type { Store } from '../../ui/state/store.ts'
import type { AnyElement } from './type-of-content.ts'

/** An element while it is edited, for the preview: its fields are those that learners get. */
export type LiveElement = {
  id: string
  parentId: string
  /** The element before which a new one will stand; undefined at the end. */
  nextId: string | undefined
  element: AnyElement & Readonly<Record<string, unknown>>
}

/** A store outside of React's state: a key renders only the form and this one element, no other rows. */
export const LiveElementContext = createContext<Store<LiveElement | null> | null>(null)
