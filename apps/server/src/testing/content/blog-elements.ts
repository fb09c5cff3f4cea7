import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { typeOfFamily } from '@wohlauf/contract/values/elements/element-family'
import type { StoredBlogContent } from '../../contexts/blog/stored-content.ts'
import { contentOf } from '../../platform/http/content-elements/content-of.ts'
import { elementSamples, NOTHING_REFERRED } from './element-samples.ts'

/** An element of an article to be written. Its picture is created when it is written. */
export type TestBlogElement = { content: StoredBlogContent; title?: string }

export const blogRichText = (textHtml = '<p>Ein Absatz.</p>'): TestBlogElement => ({
  content: { type: 'RICH_TEXT', textHtml },
})

export const oneOfEachBlogType = (): TestBlogElement[] =>
  ELEMENTS_OF_ARTICLES.types.map((type) => {
    const elementType = typeOfFamily(ELEMENTS_OF_ARTICLES, type)
    const [{ writtenFields: input }] = elementSamples(elementType, NOTHING_REFERRED)
    return { title: type, content: contentOf(elementType, input) as StoredBlogContent }
  })
