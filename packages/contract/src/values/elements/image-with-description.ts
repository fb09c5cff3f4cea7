import * as z from 'zod/mini'
import { Image } from '../image.ts'
import { AlternativeText, ShortText } from '../values.ts'
import { elementType } from './element-type.ts'

/** The picture itself is a file of the type's operations. */
export const IMAGE_WITH_DESCRIPTION = elementType({
  type: 'IMAGE_WITH_DESCRIPTION',
  written: { description: ShortText, alternativeText: z.optional(AlternativeText) },
  shown: { description: z.string(), image: Image },
})
