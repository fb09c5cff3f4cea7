import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { INLINE, LISTS, RICH } from './rich-text.ts'
import { richTextFields, writtenRichText } from './written-rich-text.ts'

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

  test('throw an error for an unknown kind of schema', () => {
    const text = writtenRichText(RICH)
    for (const schema of [z.union([z.string(), text]), z.record(z.string(), text), z.tuple([text])])
      expect(() => richTextFields(z.object({ text: schema }))).toThrow('written-rich-text.ts')
  })
})
