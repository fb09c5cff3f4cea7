import { expect } from '@playwright/test'
import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { callAs } from '../test-server/call-as.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'

type Learner = { host: string; token: string }

export const unseenOf = async (learner: Learner): Promise<number> =>
  (await callAs(learner, getNotificationStatus, {})).countOfUnhandledNotifications

/** Starts habits and lets their reminders become due; resolves when that many more are unseen. */
export const remindOf = async (testServer: TestServer, user: TestUser, count: number): Promise<void> => {
  const learner = { host: user.app.host, token: await testServer.signIn(user) }
  const before = await unseenOf(learner)
  for (let index = 0; index < count; index += 1)
    await callAs(learner, createHabitIntent, {
      habitId: await testServer.createHabit(user.app),
      weekdays: [...WEEKDAYS],
      notificationTime: '12:00:00',
    })
  await testServer.remindNow(user)
  await expect.poll(() => unseenOf(learner)).toBe(before + count)
}
