import { expect, test } from 'vitest'
import { firstWeekdays } from './first-weekdays.ts'

test.each([
  ['2026-11-23', ['MONDAY', 'WEDNESDAY', 'FRIDAY']],
  ['2026-11-27', ['TUESDAY', 'FRIDAY', 'SUNDAY']],
  ['2026-11-29', ['TUESDAY', 'THURSDAY', 'SUNDAY']],
])('on %s: %j', (today, weekdays) => expect(firstWeekdays(today)).toEqual(weekdays))
