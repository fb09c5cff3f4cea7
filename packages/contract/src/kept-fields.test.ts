import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createFeedbackMessage } from './feedback/feedback.ts'
import { isSecretField, subjectFields } from './kept-fields.ts'
import {
  createNutritionDiaryEntry,
  updateDescriptionOfNutritionDiaryEntry,
} from './nutrition-diary/nutrition-diary.ts'
import { OPERATIONS } from './operations.ts'
import { GivenCode, GivenPassword, LinkToken, NewPassword } from './values/values.ts'

const SECRETS: readonly unknown[] = [GivenPassword, NewPassword, GivenCode, LinkToken]

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return 'innerType' in def ? unwrapped(def.innerType) : schema
}

test('each field for a password, a code or a token is named like one', () => {
  const secret = OPERATIONS.flatMap(({ input: { shape } }) =>
    Object.keys(shape).filter((field) => SECRETS.includes(unwrapped(shape[field] as z.core.$ZodType))),
  )
  expect(new Set(secret).size).toBeGreaterThan(6)
  expect(secret.filter((field) => !isSecretField(field))).toEqual([])
})

test.each(['description', 'message', 'title', 'trigger', 'emailAddress', 'codeOfConduct'])(
  '%s is no secret',
  (field) => expect(isSecretField(field)).toBe(false),
)

test('an input is about what exists, not about what it creates', () => {
  expect(subjectFields(updateDescriptionOfNutritionDiaryEntry.input)).toEqual(['nutritionDiaryEntryId'])
  expect(subjectFields(createNutritionDiaryEntry.input)).toEqual([])
  expect(subjectFields(createFeedbackMessage.input)).toEqual(['kind', 'itemId', 'reason'])
})
