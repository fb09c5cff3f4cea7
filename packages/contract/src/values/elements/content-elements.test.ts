import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ELEMENT_OPERATIONS } from '../../modules/content-elements-as-manager.ts'
import { ASKS_FOR_RESPONSE } from '../../rules/open-tasks.ts'
import { LISTS, RICH, RICH_LINK, type RichTextProfile } from '../rich-text.ts'
import { richTextFields } from '../written-rich-text.ts'
import {
  CONTENT_ELEMENT_TYPES,
  ContentElement,
  type ContentElementType,
  elementTypeOf,
} from './content-elements.ts'

describe.each(CONTENT_ELEMENT_TYPES)('%s', (type) => {
  const { written: writtenFields, references = {}, feature } = elementTypeOf(type)
  const { create, update } = ELEMENT_OPERATIONS[type]

  test('refers to other rows by fields that managers write', () => {
    expect(Object.keys(writtenFields)).toEqual(expect.arrayContaining(Object.keys(references)))
  })

  test('is written by its own two operations, with its own fields', () => {
    const name = type.toLowerCase().replaceAll('_', '-')
    expect(create.name).toBe(`modules/create-${name}-as-manager-command`)
    expect(update.name).toBe(`modules/update-${name}-as-manager-command`)
    for (const { input, feature: operationFeature } of [create, update]) {
      expect(Object.keys((input as z.ZodMiniObject).shape)).toEqual(
        expect.arrayContaining(Object.keys(writtenFields)),
      )
      expect(operationFeature).toBe(feature)
    }
  })
})

test.each([...ASKS_FOR_RESPONSE])(
  '%s states a shown field that says whether its reader has responded',
  (type) => {
    const { shown: shownFields, response = '' } = elementTypeOf(type)
    expect(shownFields[response]?._zod.def.type).toBe('boolean')
  },
)

test('readers get one of the types, in the order of the menu', () => {
  const options = ContentElement._zod.def.options as readonly z.ZodMiniObject[]
  const types = options.map(({ shape }) => (shape.type as z.ZodMiniLiteral<string>)._zod.def.values[0])
  expect(types).toEqual(CONTENT_ELEMENT_TYPES)
})

/** The toolbars of the specification (managers, section 9). */
const TOOLBARS: Record<ContentElementType, Record<string, RichTextProfile>> = {
  RICH_TEXT: { textHtml: RICH_LINK },
  VIDEO: {},
  IMAGE: {},
  QUIZ: { 'possibleAnswers.*.explanation': RICH },
  HABIT_PROPOSAL: {},
  ACKNOWLEDGEMENT: { introduction: RICH },
  DOCUMENT: { documentExplanation: LISTS },
  SELF_REFLECTION: { question: LISTS, 'selfReflectionOptions.*.reaction': LISTS },
}

test.each(CONTENT_ELEMENT_TYPES)('%s has the toolbars of the specification', (type) => {
  const fields = richTextFields(z.object(elementTypeOf(type).written))
  expect(Object.fromEntries(fields.map(({ path, profile }) => [path.join('.'), profile]))).toEqual(
    TOOLBARS[type],
  )
})
