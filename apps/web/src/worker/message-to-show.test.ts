import { expect, test } from 'vitest'
import { messageToShow } from './message-to-show.ts'

const message = {
  web_push: 8030,
  notification: {
    title: 'Erinnerung an deine Gewohnheit',
    lang: 'de',
    navigate: 'https://app.example/gewohnheiten?benachrichtigung=7',
    tag: 'abc',
    data: { notificationId: '7', type: 'HABIT_REMINDER' },
  },
  app_badge: 3,
}

test('a message of the server is shown as it says', () => {
  expect(messageToShow(JSON.stringify(message))).toEqual({
    title: 'Erinnerung an deine Gewohnheit',
    tag: 'abc',
    address: 'https://app.example/gewohnheiten?benachrichtigung=7',
    tap: { notificationId: '7', type: 'HABIT_REMINDER' },
    badge: 3,
  })
})

const UNKNOWN = { title: 'Neue Benachrichtigung', tag: 'wohlauf', address: '/', tap: {}, badge: null }

test.each([
  '',
  'not JSON',
  'null',
  '7',
  '[]',
  '{"notification":"text"}',
  '{"notification":{"title":7,"data":null}}',
])('a message is shown for %o', (text) => expect(messageToShow(text)).toEqual(UNKNOWN))

test.each([-1, 1.5, '3', null])('the badge %o is left out', (badge) =>
  expect(messageToShow(JSON.stringify({ ...message, app_badge: badge })).badge).toBeNull(),
)
