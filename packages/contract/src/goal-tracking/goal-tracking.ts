import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { QUERIES_OF_POINTS } from '../queries-of-points.ts'
import { UserGoalProposal } from '../values/items/user-goal-proposal.ts'
import { MAX_GOALS } from '../values/limits/goal-limits.ts'
import { MESSAGES } from '../values/messages.ts'
import { EmptyObject, Id, Instant, NewId, ShortText } from '../values/values.ts'

/** The highest score means that the goal is reached (specification, section 5). */
export const MIN_GOAL_SCORE = 1
export const MAX_GOAL_SCORE = 10
export const GoalScore = z.int().check(z.gte(MIN_GOAL_SCORE), z.lte(MAX_GOAL_SCORE))

/** Ten years of weekly ratings: of a goal with more, the initial score and the newest ones are answered. */
export const MAX_SCORES = 520

export const UserGoal = z.object({
  userGoalId: Id,
  title: z.string(),
  latestScore: GoalScore,
  firstScore: GoalScore,
  /** Oldest first; `scores[0]` is the initial score, which counts as the first rating. */
  scores: z.array(GoalScore),
  /** When each score was given. */
  ratedGoalsAt: z.array(Instant),
  /** The highest score was given by a rating, still is the latest one, and was not celebrated on any device. */
  isCelebrationDue: z.boolean(),
})
export type UserGoal = z.infer<typeof UserGoal>

export const UserGoalProgress = z.object({
  /** Null without a goal. */
  lastRatingForAGoalAt: z.nullable(Instant),
  lastRejectedRatingGoalsAt: z.nullable(Instant),
  /** The last rating is more than a week ago, and was not declined today in Berlin. */
  isRatingDue: z.boolean(),
  /** Oldest first. */
  userGoalProgress: z.array(UserGoal),
})
export type UserGoalProgress = z.infer<typeof UserGoalProgress>

/** Goals are closed to an admin who views the account: they belong to their owner alone. */
const ofOwner = { audience: 'learner', feature: 'GOAL_TRACKING', isOwnersOnly: true } as const
const writing = { ...ofOwner, needsHealthConsent: true } as const

/** Oldest first. A goal that was made from one is independent of it. */
export const getUserGoalProposals = query('goal-tracking/get-user-goal-proposals-query', {
  ...ofOwner,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(UserGoalProposal),
})

export const getUserGoalProgress = query('goal-tracking/get-user-goal-progress-query', {
  ...ofOwner,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: UserGoalProgress,
})

export const createUserGoal = command('goal-tracking/create-user-goal-command', {
  ...writing,
  input: z.object({
    userGoalId: NewId,
    title: ShortText,
    initialScore: z._default(GoalScore, MIN_GOAL_SCORE),
  }),
  output: z.object({ userGoalId: Id }),
  refusals: ['conflict', 'too-many-goals'],
  invalidates: () => [getUserGoalProgress, 'goal-tracking/get-user-progress-query'],
})

export const updateUserGoal = command('goal-tracking/update-user-goal-command', {
  ...writing,
  input: z.object({ userGoalId: Id, title: ShortText }),
  output: EmptyObject,
  invalidates: () => [getUserGoalProgress, 'goal-tracking/get-user-progress-query'],
})

/** Deletes its ratings too. */
export const deleteUserGoal = command('goal-tracking/delete-user-goal-command', {
  ...writing,
  input: z.object({ userGoalId: Id }),
  output: EmptyObject,
  invalidates: () => [getUserGoalProgress, 'goal-tracking/get-user-progress-query'],
})

const isEachOnce = (ratings: readonly { userGoalId: string }[]): boolean =>
  new Set(ratings.map(({ userGoalId }) => userGoalId)).size === ratings.length

/** All scores or none are stored. Earns points once in 7 days. */
export const rateUserGoalProgress = command('goal-tracking/rate-user-goal-progress-command', {
  ...writing,
  limits: ['goal-rating-of-user'],
  input: z.object({
    /** The id of the rating of all goals together: the same id sent again changes nothing. */
    userGoalRatingId: NewId,
    userGoalProgresses: z
      .array(z.object({ userGoalId: Id, userGoalProgressScore: GoalScore }))
      .check(z.minLength(1), z.maxLength(MAX_GOALS), z.refine(isEachOnce, MESSAGES.duplicates)),
  }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  earns: 'goals-rated',
  invalidates: () => [getUserGoalProgress, ...QUERIES_OF_POINTS],
})

/** The weekly question was closed unanswered: it comes back tomorrow at the earliest. Later calls of a day change nothing. */
export const logUserGoalRatingRejection = command('goal-tracking/log-user-goal-rating-rejection-command', {
  ...writing,
  input: EmptyObject,
  output: EmptyObject,
  invalidates: () => [getUserGoalProgress],
})

/** Has no effect before the goal is reached. */
export const markUserGoalAsCelebrated = command('goal-tracking/mark-user-goal-as-celebrated-command', {
  ...writing,
  input: z.object({ userGoalId: Id }),
  output: EmptyObject,
  invalidates: () => [getUserGoalProgress],
})
