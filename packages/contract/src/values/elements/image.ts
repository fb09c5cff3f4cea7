import * as z from 'zod/mini'
import { Image } from '../image.ts'
import { AlternativeText } from '../values.ts'
import { elementType } from './element-type.ts'

/** The picture itself is a file of the type's operations. */
export const IMAGE = elementType({
  type: 'IMAGE',
  written: { alternativeText: z.optional(AlternativeText) },
  shown: { image: Image },
})
