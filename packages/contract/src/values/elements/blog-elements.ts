import type * as z from 'zod/mini'
import { elementFamily, type ShownIn } from './element-family.ts'
import { IMAGE } from './image.ts'
import { IMAGE_WITH_DESCRIPTION } from './image-with-description.ts'
import { RICH_TEXT } from './rich-text.ts'
import { STRATEGIES } from './strategies.ts'
import { TIP_BOX } from './tip-box.ts'

/** In the order of the menu 'Inhalt anlegen' (specification, managers, section 3). */
export const ELEMENTS_OF_ARTICLES = elementFamily({
  idField: 'blogArticleContentElementId',
  parentField: 'blogArticleId',
  types: [RICH_TEXT, TIP_BOX, IMAGE, IMAGE_WITH_DESCRIPTION, STRATEGIES],
})

export type BlogElementType = (typeof ELEMENTS_OF_ARTICLES.types)[number]

export const BlogElement = ELEMENTS_OF_ARTICLES.Shown
export type BlogElement = z.infer<typeof BlogElement>
export type BlogElementOf<T extends BlogElementType> = ShownIn<typeof ELEMENTS_OF_ARTICLES, T>
