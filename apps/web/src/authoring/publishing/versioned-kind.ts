import type { ItemKind } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { ContentTarget } from '../content/content-target.ts'

/** A finding before publishing, and where it is. */
export type Noticed = {
  key: string
  /** The title of the page, element or field. */
  place: string
  text: string
  /** Breaks a publishing rule of the specification. */
  prevents: boolean
  /** Where the finding can be mended; null for the whole item. */
  target: ContentTarget | null
}

/** A kind of item that is edited separately from its published version, with its operations. */
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
  /** The item's name in the list of what can be published. */
  nameOf: (item: object) => string
  states: AnyOperation
  findings: AnyOperation
  publish: AnyOperation
  /** The command that shows a hidden item. */
  show: AnyOperation
  /** Whether learners see the item, or would see a published version of it. */
  isShown: (item: object) => boolean
  preventsPublishing: (finding: Finding) => boolean
}

/** The name of the field with several ids: `recipeIds`. */
export const idsFieldOf = ({ publish }: Pick<VersionedKind<unknown>, 'publish'>): string =>
  Object.keys(publish.input.shape)[0] as string
