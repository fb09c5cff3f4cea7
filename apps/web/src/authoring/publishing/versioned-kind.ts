import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { ContentTarget } from '../content/content-target.ts'

/** What readers would meet, and where. */
export type Noticed = {
  key: string
  /** The title of the page, element or field. */
  place: string
  text: string
  /** By the specification's rules it cannot be published so. */
  prevents: boolean
  /** Where it is written; null for the whole. */
  target: ContentTarget | null
}

/** A kind of item that is worked on apart from what readers have, with its operations. */
export type VersionedKind<Finding> = {
  kind: Pick<ItemKind, 'id' | 'name'>
  /** The query of the list. */
  items: AnyOperation
  /** "Rezepte" */
  plural: string
  /** "Das Rezept" */
  subject: string
  /** The page of an item's former versions. */
  versionsPageOf: (id: string) => RouteTarget
  /** In the list of what can be published. */
  nameOf: (item: object) => string
  states: AnyOperation
  findings: AnyOperation
  publish: AnyOperation
  /** Shows an item that is hidden. */
  show: AnyOperation
  /** Whether learners see it, or would with a version. */
  isShown: (item: object) => boolean
  preventsPublishing: (finding: Finding) => boolean
}

/** The name of the field with several ids: `recipeIds`. */
export const idsFieldOf = ({ publish }: Pick<VersionedKind<unknown>, 'publish'>): string =>
  Object.keys(publish.input.shape)[0] as string
