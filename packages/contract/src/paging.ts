import * as z from 'zod/mini'

/** The default and the maximum size of a page. */
export const PAGE_SIZE = { default: 50, max: 100 } as const

/** Valid only for the list, filter and app for which it was issued. */
const Cursor = z.string().check(z.minLength(1), z.maxLength(1000))

/**
 * `limit` items behind the cursor `after`, and in `next` the cursor of the following page, null at the end. What is
 * added or removed between two calls shifts nothing: an item that stays is answered exactly once.
 *
 * @param filter the query's own fields
 * @param max the maximum size of a page
 */
export const paged = <F extends z.core.$ZodLooseShape, Item extends z.ZodMiniType>(
  filter: F,
  item: Item,
  max: number = PAGE_SIZE.max,
) => ({
  input: z.object({
    ...filter,
    limit: z.optional(z.int().check(z.gte(1), z.lte(max))),
    after: z.optional(Cursor),
  }),
  output: z.object({ items: z.array(item), next: z.nullable(z.string()) }),
  refusals: ['cursor-not-valid'] as const,
})
