import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import './values/german-errors.ts'
import { OPERATIONS } from './operations.ts'
import { MESSAGES } from './values/messages.ts'

const FIELDS = OPERATIONS.flatMap(({ name, input }) =>
  Object.entries<z.ZodMiniType>(input.shape).map(([field, schema]) => ({
    name: `${field} of ${name}`,
    schema,
  })),
)

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success

test('an empty value is accepted or reported as required, in any format', () => {
  const wrong = FIELDS.flatMap(({ name, schema }) => {
    const message = schema.safeParse('').error?.issues[0]?.message
    return message === undefined || message === MESSAGES.required ? [] : [`${name}: ${message}`]
  })
  expect(wrong).toEqual([])
})

test('a text that may be left out may be empty too', () => {
  // Null is the standard text there.
  const wrong = FIELDS.filter(({ name }) => !name.startsWith('bodyHtml of legal/')).filter(
    ({ schema }) => accepts(schema, null) && accepts(schema, 'Ein Text') && !accepts(schema, ''),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
