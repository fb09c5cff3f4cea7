import * as z from 'zod/mini'
import type { Feature } from '../features.ts'
import { Id, Revision } from '../values.ts'

type Shape = z.core.$ZodShape

/** What one type of content element is. Operations, handlers, stored shape and samples of the tests derive from it. */
export type ElementType = {
  readonly type: string
  /** The fields that a manager writes beside the title. What is also shown under the same name is stored as it is. */
  readonly written: Shape
  /** The fields that readers get beside the title. */
  readonly shown: Shape
  /** Apps without the feature keep such elements, and neither show nor change them (`decisions.md`, point 47). */
  readonly feature?: Feature
  /** Written fields that name another row, by the column that keeps the id; they are not part of the stored content. */
  readonly references?: Readonly<Record<string, 'habitId' | 'documentId'>>
  /** The shown field that says whether the reader has responded; until then the page does not count as seen. */
  readonly response?: string
}

/** States a type of content element. */
export const elementType = <const E extends ElementType>(stated: E): E => stated

const Common = z.object({
  contentElementId: Id,
  title: z.string(),
  /** For managers, who say with a change what it is based on; learners get none. */
  revision: z.optional(Revision),
})

type ShownShape<E extends ElementType> = z.core.util.Extend<
  typeof Common.shape,
  { type: z.ZodMiniLiteral<E['type']> } & E['shown']
>

/** An element of a type as its reader gets it. */
export const shownElement = <E extends ElementType>({ type, shown }: E) =>
  z.extend(Common, { type: z.literal(type), ...shown }) as unknown as z.ZodMiniObject<ShownShape<E>>
