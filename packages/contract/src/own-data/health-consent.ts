import * as z from 'zod/mini'
import { getAuthenticatedUser } from '../authentication/authentication.ts'
import { getCalendarFeed } from '../calendar-feed/calendar-feed.ts'
import { getNotificationStatus, getUnseenNotifications } from '../dashboard/notifications.ts'
import { getUserGoalProgress } from '../goal-tracking/goal-tracking.ts'
import { getHabitIntents, getHabitLookBack } from '../habits/habits.ts'
import { getModule } from '../modules/modules.ts'
import { queriesOfDiary } from '../nutrition-diary/nutrition-diary.ts'
import { command } from '../operation.ts'
import { getHealthPointEntries, getUserProgress } from '../user-progress/user-progress.ts'
import { EmptyObject } from '../values/values.ts'

/** Consents to the text of this version; refused for any other version than the current one. */
export const giveHealthConsent = command('user-management/give-health-consent-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({ textVersion: z.string().check(z.maxLength(40)) }),
  output: EmptyObject,
  refusals: ['conflict'],
  invalidates: () => [getAuthenticatedUser],
})

/** Health data stored until then are deleted; points stay. */
export const withdrawHealthConsent = command('user-management/withdraw-health-consent-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [
    getAuthenticatedUser,
    getCalendarFeed,
    getHabitIntents,
    getHabitLookBack,
    getHealthPointEntries,
    getModule,
    getNotificationStatus,
    getUnseenNotifications,
    getUserGoalProgress,
    getUserProgress,
    ...queriesOfDiary(),
  ],
})
