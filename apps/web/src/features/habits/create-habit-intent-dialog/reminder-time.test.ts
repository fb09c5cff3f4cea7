import { DEFAULT_NOTIFICATION_TIME, ReminderTime } from '@wohlauf/contract/habits'
import { expect, it } from 'vitest'
import { partsOfTime, REMINDER_HOURS, REMINDER_MINUTES, timeOfParts } from './reminder-time.ts'

it('offers 05:00 to 23:55 in steps of 5 minutes', () => {
  expect([REMINDER_HOURS[0], REMINDER_HOURS.at(-1), REMINDER_HOURS.length]).toEqual(['05', '23', 19])
  expect([REMINDER_MINUTES[0], REMINDER_MINUTES.at(-1), REMINDER_MINUTES.length]).toEqual(['00', '55', 12])
})

it('offers no time that the server would refuse', () => {
  const offered = REMINDER_HOURS.flatMap((hour) =>
    REMINDER_MINUTES.map((minute) => timeOfParts({ hour, minute })),
  )
  expect(offered.filter((time) => !ReminderTime.safeParse(time).success)).toEqual([])
})

it.each([DEFAULT_NOTIFICATION_TIME, '05:00:00', '23:55:00'])('splits %s and joins it again', (time) => {
  expect(timeOfParts(partsOfTime(time))).toBe(time)
})
