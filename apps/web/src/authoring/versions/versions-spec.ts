import type { AnyOperation } from '@wohlauf/contract/operation'
import type { PlainRouteName, RouteTarget } from '@wohlauf/contract/routes/routes'
import type { ReactNode } from 'react'

/** The differences of two states, and the input that replaces one by the other. */
export type ComparedStates = { workingState: string; publishesOnSave: boolean }

/**
 * The versions of one kind of item. `Content` is the answer for one of them, `Compared` its differences from the
 * working state.
 */
export type VersionsSpec<Content, Compared extends ComparedStates> = {
  /** The name of an item's id in inputs: `recipeId`. */
  id: string
  /** Its name in the address. */
  param: string
  operations: Record<'list' | 'one' | 'differences' | 'restoring', AnyOperation>
  pageOf: (id: string) => RouteTarget
  versionsPageOf: (id: string) => RouteTarget
  list: { to: PlainRouteName; label: string }
  /** "Zum Rezept" */
  backLabel: string
  /** "Dieses Rezept gibt es nicht" */
  missing: string
  /** "Dieses Rezept wurde noch nicht veröffentlicht." */
  neverPublished: string
  /** What restoring changes: "Titel, Bild und Inhalte" */
  parts: string
  /** A hook; undefined until it is known. Learners may not see the item, regardless of its versions. */
  useItem: (id: string) => { name: string; isShown: boolean } | undefined
  preview: (content: Content) => ReactNode
  isSame: (differences: Compared) => boolean
  changes: (differences: Compared) => ReactNode
  /** Parts that can neither be shown nor restored any more. */
  leftOut?: (content: Content | undefined) => ReactNode
}

export type AnyVersions = VersionsSpec<unknown, ComparedStates>
