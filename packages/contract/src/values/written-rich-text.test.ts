import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { INLINE, LISTS, RICH } from './rich-text.ts'
import { Id, NewId, ShortText } from './values.ts'
import { richTextFields, textFields, writtenItem, writtenRichText } from './written-rich-text.ts'

describe('the rich texts of a schema', () => {
  test('are found at any depth, each with its own profile', () => {
    const schema = z.object({
      title: z.string(),
      count: z.int(),
      introduction: writtenRichText(RICH),
      hint: z.optional(writtenRichText(LISTS)),
      steps: z.array(z.object({ isDone: z.boolean(), text: z.nullable(writtenRichText(INLINE)) })),
    })
    expect(richTextFields(schema)).toEqual([
      { path: ['introduction'], profile: RICH },
      { path: ['hint'], profile: LISTS },
      { path: ['steps', '*', 'text'], profile: INLINE },
    ])
  })

  test('are among all its texts, which do not include ids', () => {
    const schema = z.object({
      id: Id,
      newId: NewId,
      introduction: writtenRichText(RICH),
      answers: z.array(z.object({ answerId: Id, text: ShortText })),
    })
    expect(textFields(schema)).toEqual([
      { path: ['introduction'], profile: RICH },
      { path: ['answers', '*', 'text'] },
    ])
  })

  test('throw an error for an unknown kind of schema', () => {
    const text = writtenRichText(RICH)
    for (const schema of [z.union([z.string(), text]), z.record(z.string(), text), z.tuple([text])])
      expect(() => richTextFields(z.object({ text: schema }))).toThrow('written-rich-text.ts')
  })
})

test.each([
  ['ä'.repeat(255), []],
  [`<p>${'ä'.repeat(200)}<strong>${'b'.repeat(55)}</strong></p>`, []],
  ['&amp;'.repeat(255), []],
  ['&#228;&#xe4;'.repeat(127), []],
  ['ä'.repeat(256), ['Der Wert darf höchstens 255 Zeichen lang sein']],
  [`<strong>${'b'.repeat(256)}</strong>`, ['Der Wert darf höchstens 255 Zeichen lang sein']],
  ['&amp;'.repeat(256), ['Der Wert darf höchstens 255 Zeichen lang sein']],
  ['<strong>a</strong>'.repeat(114), ['Der Text ist zu lang']],
  ['<em> </em>', ['Dieses Feld muss gefüllt sein']],
])('a single item has at most 255 characters without its tags, and 2 KiB with them: %#', (html, expected) => {
  const { error } = writtenItem().safeParse(html)
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(expected)
})

test('a single item is bold or italic text', () => {
  const fields = richTextFields(z.object({ items: z.array(writtenItem()) }))
  expect(fields).toEqual([{ path: ['items', '*'], profile: INLINE }])
})
