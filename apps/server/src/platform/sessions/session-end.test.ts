import { expect, test } from 'vitest'
import { sessionEnd } from './session-life.ts'

const at = (time: string) => new Date(`2031-03-05T${time}Z`)
const HALF_AN_HOUR = 30 * 60
const expiresAt = at('20:00:00')

test.each([
  ['used in the morning', '09:00:00', '09:30:00', true],
  ['used so that both ends meet', '19:30:00', '20:00:00', false],
  ['used shortly before its last moment', '19:59:00', '20:00:00', false],
])('a session that was %s ends at the earlier of both ends', (_, lastSeen, end, isExtendable) => {
  const session = { lastSeenAt: at(lastSeen), idleSeconds: HALF_AN_HOUR, expiresAt }
  expect(sessionEnd(session)).toEqual({ endsAt: at(end), isExtendable })
})
