import {
  createUserGoal,
  deleteUserGoal,
  getUserGoalProgress,
  logUserGoalRatingRejection,
  markUserGoalAsCelebrated,
  rateUserGoalProgress,
  updateUserGoal,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import { outcome } from '../content/reading.ts'
import type { TestServer } from '../test-server.ts'
import { earnedBy } from './health-points.ts'
import { createLearner, type Learner } from './learner.ts'

/** Scores by the ids of goals. */
type Scores = readonly (readonly [userGoalId: string, score: number])[]

/** A learner with goals. */
export const createAchiever = async (testServer: TestServer, existing?: Learner) => {
  const learner = existing ?? (await createLearner(testServer))
  const { user, as } = learner
  const rating = (scores: Scores, userGoalRatingId?: string) =>
    testServer.call(
      rateUserGoalProgress,
      {
        userGoalRatingId,
        userGoalProgresses: scores.map(([userGoalId, userGoalProgressScore]) => ({
          userGoalId,
          userGoalProgressScore,
        })),
      },
      as,
    )
  const progress = async () => (await testServer.call(getUserGoalProgress, {}, as)).body
  return {
    ...learner,
    learner,
    progress,
    goals: async () => (await progress()).userGoalProgress,
    /** Adds a goal, a second after the previous one, so that they have an order. @returns its id */
    aim: async (title = 'Mehr Gemüse', initialScore = 3) => {
      testServer.clock.advance(1000)
      return (await testServer.call(createUserGoal, { title, initialScore }, as)).body.userGoalId
    },
    rating,
    rate: (...scores: Scores) => rating(scores).then(outcome),
    rename: (userGoalId: string, title: string) =>
      testServer.call(updateUserGoal, { userGoalId, title }, as).then(outcome),
    remove: (userGoalId: string) => testServer.call(deleteUserGoal, { userGoalId }, as).then(outcome),
    celebrate: (userGoalId: string) =>
      testServer.call(markUserGoalAsCelebrated, { userGoalId }, as).then(outcome),
    decline: () => testServer.call(logUserGoalRatingRejection, {}, as).then(outcome),
    earnings: () => earnedBy(testServer, user),
  }
}
