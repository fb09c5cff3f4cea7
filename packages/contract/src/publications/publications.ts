import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { EmptyObject, Id, Instant } from '../values/values.ts'

export const PUBLICATION_TYPES = ['BOOK', 'ONLINE'] as const
export const PublicationType = z.enum(PUBLICATION_TYPES)
export type PublicationType = z.infer<typeof PublicationType>

/** A book has `author` and `release`, an online publication a `link`; the other fields are null. */
export const Publication = z.object({
  publicationId: Id,
  title: z.string(),
  publisher: z.string(),
  type: PublicationType,
  author: z.nullable(z.string()),
  /** The edition or year, as typed. */
  release: z.nullable(z.string()),
  link: z.nullable(z.string()),
  updatedAt: Instant,
})
export type Publication = z.infer<typeof Publication>

/** Sorted by title. */
export const getPublications = query('publications/get-publications-query', {
  audience: 'learner',
  feature: 'PUBLICATIONS',
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(Publication),
})
