import * as z from 'zod/mini'
import { paged } from './paging.ts'
import { ChangedField, ChangedPart, PublishedVersion, WorkingState } from './values/items/versions.ts'
import { EmptyObject, Id } from './values/values.ts'

const ChangedElement = z.extend(ChangedPart, { type: z.string() })

/** In the order of the later state; empty for a kind of item without elements. */
const Differences = z.object({
  fields: z.array(ChangedField),
  elements: z.array(ChangedElement),
  /** The current state; the client sends it with the restoration. */
  workingState: WorkingState,
  /** Whether the app publishes each save, and so the restored version. */
  publishesOnSave: z.boolean(),
})
export type Differences = z.infer<typeof Differences>

/**
 * The operations on the versions of an item.
 * @param id the name of an item's id: `recipeId`
 * @param item as its managers edit it: whether it is shown is no part of a version
 */
export const versionsOf = <const Name extends string, Item extends z.ZodMiniType>(id: Name, item: Item) => {
  const ofItem = { [id]: Id } as Record<Name, typeof Id>
  const ofVersion = { ...ofItem, versionId: Id }
  const audience = 'app-manager' as const
  return {
    /** All versions that were ever published, newest first. */
    list: { audience, ...paged(ofItem, PublishedVersion) },
    one: {
      audience,
      input: z.object(ofVersion),
      output: z.object({ version: PublishedVersion, item }),
    },
    /** The differences between a version and another one, or the working version. */
    differences: {
      audience,
      input: z.object({ ...ofVersion, toVersionId: z.optional(Id) }),
      output: Differences,
    },
    /**
     * Makes a version the working version. Learners read it once it is published: immediately in an app that
     * publishes each save. Refused as `conflict` when the working version is no longer in the state that was
     * shown.
     */
    restoring: {
      audience,
      input: z.object({ ...ofVersion, workingState: z.optional(WorkingState) }),
      output: EmptyObject,
      refusals: ['conflict'] as const,
    },
  }
}
