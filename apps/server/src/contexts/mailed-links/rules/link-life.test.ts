import { expect, test } from 'vitest'
import { LINK_LIFE_MS } from './link-life.ts'

test('each kind of link has its lifetime', () => {
  const days = Object.fromEntries(
    Object.entries(LINK_LIFE_MS).map(([purpose, ms]) => [purpose, ms / 86_400_000]),
  )
  expect(days).toEqual({
    INVITATION: 30,
    STAFF_INVITATION: 30,
    REGISTRATION: 7,
    PASSWORD_RESET: 1 / 24,
    EMAIL_CHANGE: 1,
    STOP_EMAIL_CHANGE: 7,
    STOP_EMAIL_REMINDERS: 365,
    DEPARTURE: 61,
    PRIVATE_MOVE: 1,
  })
})
