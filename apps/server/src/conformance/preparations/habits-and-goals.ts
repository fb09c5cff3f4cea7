import {
  createCalendarFeed,
  getCalendar,
  revokeCalendarFeed,
  updateCalendarFeed,
} from '@wohlauf/contract/calendar-feed/calendar-feed'
import {
  logUserGoalRatingRejection,
  markUserGoalAsCelebrated,
  rateUserGoalProgress,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import {
  createHabitIntent,
  createHabitLog,
  deleteHabitLog,
  disableHabitIntent,
  enableHabitIntent,
  endPauseOfHabitIntent,
  markMinRuntimeAsCelebrated,
  pauseHabitIntent,
} from '@wohlauf/contract/habits/habits'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { giveHealthConsent, withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { callOptionsOf } from '../every-operation.ts'
import { calendarTokenOf } from '../fresh-rows.ts'
import { sampleInput } from '../sample-input.ts'
import { after, idOfLearner, inDatabase, type Preparation, type Preparations } from './preparation.ts'

const afterReachingGoal: Preparation = async (testServer, world) => {
  const [rating] = sampleInput(rateUserGoalProgress, world).userGoalProgresses as [object]
  const input = { userGoalProgresses: [{ ...rating, userGoalProgressScore: 10 }] }
  await testServer.call(
    rateUserGoalProgress as AnyOperation,
    input,
    callOptionsOf(rateUserGoalProgress, world),
  )
  return {}
}

/** The points for rating goals are due again. */
const withLastAwardLongAgo = inDatabase(
  `UPDATE health_point_entry SET subject = 'long ago', created_at = '2020-01-01'
   WHERE user_id = $1 AND reason = 'goals-rated'`,
  idOfLearner,
)

/** The address of the learner's calendar, which no calendar has read yet. */
const withCalendarFeed: Preparation = async (testServer, world) => {
  await after(createCalendarFeed)(testServer, world)
  return { input: { token: await calendarTokenOf(testServer, world) } }
}

/** Habits and goals, and the consent that they need. */
export const HABITS_AND_GOALS: Preparations = [
  // The habit that a module proposes.
  [withdrawHealthConsent, [after(createHabitIntent), after(createCalendarFeed)]],
  [
    giveHealthConsent,
    [inDatabase('UPDATE app_user SET health_consent_version = NULL WHERE id = $1', idOfLearner)],
  ],
  [deleteHabitLog, [after(createHabitLog)]],
  [createCalendarFeed, [after(revokeCalendarFeed)]],
  [getCalendar, [withCalendarFeed]],
  [updateCalendarFeed, [after(createCalendarFeed)]],
  [revokeCalendarFeed, [after(createCalendarFeed)]],
  [enableHabitIntent, [after(disableHabitIntent)]],
  [endPauseOfHabitIntent, [after(pauseHabitIntent)]],
  [
    markMinRuntimeAsCelebrated,
    [inDatabase('UPDATE habit_intent SET min_runtime_earned_at = now() WHERE user_id = $1', idOfLearner)],
  ],
  [rateUserGoalProgress, [withLastAwardLongAgo]],
  [markUserGoalAsCelebrated, [afterReachingGoal]],
  [
    logUserGoalRatingRejection,
    [inDatabase('DELETE FROM user_goal_rating_rejection WHERE user_id = $1', idOfLearner)],
  ],
]
