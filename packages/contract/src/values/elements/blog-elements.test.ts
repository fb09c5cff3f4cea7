import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BLOG_ELEMENT_OPERATIONS } from '../../blog/blog-elements-as-manager.ts'
import { INLINE, LISTS, RICH_LINK, type RichTextProfile } from '../rich-text.ts'
import { richTextFields } from '../written-rich-text.ts'
import { type BlogElementType, ELEMENTS_OF_ARTICLES } from './blog-elements.ts'
import { typeOfFamily } from './element-family.ts'

const writtenOf = (type: string) => z.object(typeOfFamily(ELEMENTS_OF_ARTICLES, type).written)

describe.each(ELEMENTS_OF_ARTICLES.types)('%s', (type) => {
  test('is written by its own two operations, with its own fields', () => {
    const { create, update } = BLOG_ELEMENT_OPERATIONS[type]
    const name = type.toLowerCase().replaceAll('_', '-')
    expect(create.name).toBe(`blog/create-${name}-as-manager-command`)
    expect(update.name).toBe(`blog/update-${name}-as-manager-command`)
    const fields = Object.keys(writtenOf(type).shape)
    expect(Object.keys(create.input.shape)).toEqual(
      expect.arrayContaining(['blogArticleId', 'blogArticleContentElementId', 'title', ...fields]),
    )
    expect(Object.keys(update.input.shape)).toEqual(
      expect.arrayContaining(['blogArticleContentElementId', 'title', 'revision', ...fields]),
    )
    expect([create.feature, update.feature]).toEqual(['BLOG', 'BLOG'])
  })

  test('needs a picture when it is new, and keeps it when it is changed, if it has one', () => {
    const { create, update } = BLOG_ELEMENT_OPERATIONS[type]
    const hasPicture = 'image' in typeOfFamily(ELEMENTS_OF_ARTICLES, type).shown
    expect(create.files).toEqual(hasPicture ? { image: { accepts: 'image' } } : {})
    expect(update.files).toEqual(hasPicture ? { image: { accepts: 'image', isOptional: true } } : {})
  })
})

/** The toolbars of the specification (managers, section 9); texts also have links (`decisions.md`, point 23). */
const TOOLBARS: Record<BlogElementType, Record<string, RichTextProfile>> = {
  RICH_TEXT: { textHtml: RICH_LINK },
  TIP_BOX: { tipHtml: LISTS },
  IMAGE: {},
  IMAGE_WITH_DESCRIPTION: {},
  STRATEGIES: { 'strategies.*': INLINE },
}

test.each(ELEMENTS_OF_ARTICLES.types)('%s has the toolbars of the specification', (type) => {
  const fields = richTextFields(writtenOf(type))
  expect(Object.fromEntries(fields.map(({ path, profile }) => [path.join('.'), profile]))).toEqual(
    TOOLBARS[type],
  )
})

test.each([
  ['STRATEGIES', { headline: 'Los', strategies: [] }, 'Es muss mindestens 1 Option ausgewählt werden'],
  ['STRATEGIES', { headline: ' ', strategies: ['Eins'] }, 'Dieses Feld muss gefüllt sein'],
  ['IMAGE_WITH_DESCRIPTION', { description: '' }, 'Dieses Feld muss gefüllt sein'],
])('%s refuses %j', (type, fields, message) => {
  const { error } = writtenOf(type).safeParse(fields)
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
