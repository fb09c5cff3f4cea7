import { expect, test } from 'vitest'
import { momentText } from './moment-text.ts'

const NOW = new Date('2031-03-05T13:05:00+01:00')

test.for([
  ['2031-03-05T08:15:00+01:00', 'von heute, 08:15 Uhr'],
  ['2031-03-04T20:00:00+01:00', 'von gestern, 20:00 Uhr'],
  ['2031-02-01T20:00:00+01:00', 'vom 01.02.2031, 20:00 Uhr'],
  // The device's clock is slow and has not been compared with the server's since.
  ['2031-03-06T08:15:00+01:00', 'von 08:15 Uhr'],
  ['2031-04-06T08:15:00+02:00', 'von 08:15 Uhr'],
] as const)('a moment of %s is called "%s"', ([moment, text]) => {
  expect(momentText(new Date(moment), NOW)).toBe(text)
})
