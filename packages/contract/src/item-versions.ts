import * as z from 'zod/mini'
import { ItemFinding } from './values/items/item-finding.ts'
import { EmptyObject, Id, Instant, onOneLine } from './values/values.ts'
import { trimmedText } from './values/visible-text.ts'

/** An item's state in {@link queryOfStates}: whether a version exists, and how many changes learners do not have yet. */
const State = {
  isPublished: z.boolean(),
  /** The number of differences from the current version; 0 before the first one. */
  openChanges: z.int(),
}

/** Includes hidden items. @param id the name of an item's id: `recipeId` */
export const queryOfStates = <const Name extends string>(id: Name) => ({
  audience: 'app-manager' as const,
  input: EmptyObject,
  output: z.array(z.object({ ...({ [id]: Id } as Record<Name, typeof Id>), ...State })),
})

/** Findings in what would be published now. */
export const queryOfFindings = <const Name extends string>(id: Name) => ({
  audience: 'app-manager' as const,
  input: z.object({ [id]: Id } as Record<Name, typeof Id>),
  output: z.array(ItemFinding),
})

export const MAX_ITEMS_AT_A_TIME = 100
export const MAX_NOTE_LENGTH = 200

const SeveralIds = z.array(Id).check(z.minLength(1), z.maxLength(MAX_ITEMS_AT_A_TIME))

/** An item that nobody can read although it has a version; `publishAt`: when it appears by itself, null if never. */
const HiddenItem = z.object({ id: Id, publishAt: z.nullable(Instant) })
export type HiddenItem = z.infer<typeof HiddenItem>

/**
 * Publishes all items as they are now, or none. Where each save is published, the call marks the version with the note.
 * @param ids the field with the items' ids: `recipeIds`
 */
export const publishingOf = <const Ids extends string>(ids: Ids) => ({
  audience: 'app-manager' as const,
  input: z.object({
    ...({ [ids]: SeveralIds } as Record<Ids, typeof SeveralIds>),
    note: z.optional(z.string().check(trimmedText(), z.maxLength(MAX_NOTE_LENGTH), onOneLine)),
  }),
  /** The items that stay hidden: the caller reports them correctly even if its own list is old. */
  output: z.object({ hidden: z.array(HiddenItem) }),
  refusals: ['not-publishable'] as const,
})
