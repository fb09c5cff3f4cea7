import {
  EARLIEST_REMINDER_HOUR,
  REMINDER_STEP_MINUTES,
  ReminderTime,
} from '@wohlauf/contract/habits/reminder-time'
import { expect, test } from 'vitest'
import { hoursFrom, minutesInSteps } from './time-options.ts'

test('offers the hours from the earliest to the end of the day, and the minutes in steps', () => {
  expect([hoursFrom(5)[0], hoursFrom(5).at(-1), hoursFrom(5).length]).toEqual(['05', '23', 19])
  expect([hoursFrom(0)[0], hoursFrom(0).length]).toEqual(['00', 24])
  expect([minutesInSteps(5)[0], minutesInSteps(5).at(-1), minutesInSteps(5).length]).toEqual(['00', '55', 12])
  expect(minutesInSteps(15)).toEqual(['00', '15', '30', '45'])
})

test('offers no time of a reminder that the server would refuse', () => {
  const offeredTimes = hoursFrom(EARLIEST_REMINDER_HOUR).flatMap((hour) =>
    minutesInSteps(REMINDER_STEP_MINUTES).map((minute) => `${hour}:${minute}:00`),
  )
  expect(offeredTimes.filter((time) => !ReminderTime.safeParse(time).success)).toEqual([])
})
