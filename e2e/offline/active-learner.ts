import type { Locator, Page } from '@playwright/test'
import { createUserGoal, getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { getHealthPointEntries } from '@wohlauf/contract/user-progress/user-progress'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { callAs } from '../test-server/call-as.ts'
import type { TestServer } from '../test-server/test-server.ts'

const HABIT = 'Ein Glas Wasser'
export const GOAL = 'Öfter zu Fuß gehen'

export const tick = (page: Page, habit = HABIT): Locator =>
  page.getByRole('checkbox', { name: `${habit}, heute erledigt` })

/** A learner with habits and a goal, and functions that query the server's state of them. */
export const createActive = async (
  testServer: TestServer,
  { host, habits = [HABIT] }: { host?: string; habits?: readonly string[] } = {},
) => {
  const app = await testServer.createApp(host ? { host } : {})
  const user = await testServer.createUser({ app })
  const at = { host: app.host, token: await testServer.signIn(user) }
  for (const title of habits) {
    const habitId = await testServer.createHabit(app, { title })
    await callAs(at, createHabitIntent, { habitId, weekdays: [...WEEKDAYS], notificationTime: '12:00:00' })
  }
  await callAs(at, createUserGoal, { title: GOAL, initialScore: 3 })
  const intentOf = async (habit: string) =>
    (await callAs(at, getHabitIntents, {})).find(({ title }) => title === habit)
  return {
    app,
    user,
    at,
    todayState: async (habit = HABIT) => (await intentOf(habit))?.today.state,
    yesterdayState: async (habit = HABIT) => (await intentOf(habit))?.yesterday.state,
    scores: async () => (await callAs(at, getUserGoalProgress, {})).userGoalProgress[0]?.scores,
    reasons: async () =>
      (await callAs(at, getHealthPointEntries, {})).items.map(({ reason }) => reason).sort(),
    entries: async () =>
      (await callAs(at, getNutritionDiaryTimeline, {})).items.flatMap((part) =>
        part.kind === 'DAY' ? part.items.filter((item) => item.kind === 'ENTRY') : [],
      ),
  }
}
