import * as z from 'zod/mini'
import { Id } from '../values.ts'

/**
 * Problems that readers of an item would meet. The first one prevents publishing: a field that the rules do not
 * allow, which an older version of the product may have stored.
 */
export const PREVENTING_FINDINGS_OF_ITEMS = ['FIELD_NOT_VALID'] as const
export const HINTS_OF_ITEMS = ['PICTURE_WITHOUT_TEXT', 'LINK_LEADS_NOWHERE', 'NOTHING_TO_READ'] as const

export const ItemFinding = z.object({
  kind: z.enum([...PREVENTING_FINDINGS_OF_ITEMS, ...HINTS_OF_ITEMS]),
  /** The form's field, with the place in a list: "ingredients.0.amount". Null for the whole item. */
  field: z.nullable(z.string()),
  /** Null for a field of the item itself. */
  contentElementId: z.nullable(Id),
})
export type ItemFinding = z.infer<typeof ItemFinding>
