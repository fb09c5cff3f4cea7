import { expect, test } from 'vitest'
import { notificationType } from './notification-type.ts'

test('a habit reminder names no habit and leads to the habits', () => {
  expect(notificationType('HABIT_REMINDER')).toEqual({
    title: 'Erinnerung an deine Gewohnheit',
    route: 'manage-habit-intents-habit-intent-list',
  })
})

test.each([undefined, null, '', 'GOAL_REMINDER', 'toString'])('%j is an internal error', (type) => {
  expect(() => notificationType(type)).toThrow(`unknown type of notification: ${type}`)
})
