import { expect, test } from 'vitest'
import { greetingOfHour } from './greeting-of-hour.ts'

test.each([
  [0, 'Guten Abend'],
  [4, 'Guten Abend'],
  [5, 'Guten Morgen'],
  [10, 'Guten Morgen'],
  [11, 'Guten Tag'],
  [17, 'Guten Tag'],
  [18, 'Guten Abend'],
  [23, 'Guten Abend'],
])('at %i o’clock it says %s', (hour, salutation) => {
  expect(greetingOfHour(hour).salutation).toBe(salutation)
})

test.each([
  [5, 'morning', 'Was tut dir heute gut?'],
  [11, 'day', 'Zeit für einen kleinen Schritt.'],
  [18, 'evening', 'Ein paar ruhige Minuten nur für dich.'],
])('at %i o’clock, in the %s, it continues with "%s"', (hour, partOfDay, lead) => {
  expect(greetingOfHour(hour)).toMatchObject({ partOfDay, lead })
})
