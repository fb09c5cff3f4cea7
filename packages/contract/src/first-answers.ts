import { getDashboard } from './dashboard/dashboard.ts'
import { getUnseenNotifications } from './dashboard/notifications.ts'
import { getHabitIntents } from './habits/habits.ts'
import type { AnyOperation } from './operation.ts'
import type { RouteName } from './routes/routes.ts'

/**
 * Queries without input that decide where things are on a learner's page. The document asks for them, besides the session, while
 * the page's code is being loaded.
 */
export const FIRST_ANSWERS: Partial<Record<RouteName, readonly AnyOperation[]>> = {
  'dashboard-dashboard-list': [getHabitIntents, getDashboard, getUnseenNotifications],
}
