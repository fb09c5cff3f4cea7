import { expect, test } from 'vitest'
import { login } from './authentication.ts'
import { createFeedbackMessage } from './feedback.ts'
import { secretFields, subjectFields } from './kept-fields.ts'
import { createNutritionDiaryEntry, updateDescriptionOfNutritionDiaryEntry } from './nutrition-diary.ts'
import { OPERATIONS } from './operations.ts'

/** What a secret may be called; a postal code is none, nor is a token that a device was given. */
const SECRET = /(?<!postal)code$|password|(?<!pushNotification)token|secret/i

test.each(
  OPERATIONS.filter(({ audience }) => audience !== 'anyone').map(
    (operation) => [operation.name, operation] as const,
  ),
)('%s: each password, code and token is a secret', (_name, { input }) => {
  const named = Object.keys(input.shape).filter((field) => SECRET.test(field))
  expect(secretFields(input)).toEqual(named)
})

test('a code is a secret where it is optional too', () =>
  expect(secretFields(login.input)).toEqual(['password', 'code']))

test('an input is about what exists, not about what it creates', () => {
  expect(subjectFields(updateDescriptionOfNutritionDiaryEntry.input)).toEqual(['nutritionDiaryEntryId'])
  expect(subjectFields(createNutritionDiaryEntry.input)).toEqual(['meal'])
  expect(subjectFields(createFeedbackMessage.input)).toEqual(['kind', 'itemId', 'reason'])
})
