import { markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { addFavourite, removeFavourite } from '@wohlauf/contract/favourites/favourites'
import { rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { createHabitLog, deleteHabitLog } from '@wohlauf/contract/habits/habits'
import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  markModuleAsCompleted,
  markModuleAsMostRecentlySeen,
  markModulePageAsSeen,
  markQuizAsAnsweredCorrectly,
  markQuizAsAnsweredIncorrectly,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { type AnyOperation, namesOfStaleQueries } from '@wohlauf/contract/operation'
import type { QueuedCommand } from '../database.ts'

/**
 * All operations of the contract with `answerWhileWaiting`, as a test checks: commands of a former visit have
 * only a name.
 */
export const WAITING_OPERATIONS: readonly AnyOperation[] = [
  markModulePageAsSeen,
  markModuleAsMostRecentlySeen,
  markModuleAsCompleted,
  markQuizAsAnsweredCorrectly,
  markQuizAsAnsweredIncorrectly,
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  retractExerciseOfModulePage,
  createHabitLog,
  deleteHabitLog,
  createNutritionDiaryEntry,
  rateUserGoalProgress,
  addFavourite,
  removeFavourite,
  markBlogArticleAsRead,
]

export const waitingOperation = (name: string): AnyOperation | undefined =>
  WAITING_OPERATIONS.find((operation) => operation.name === name)

/** The queries whose answers waiting commands change: the cached ones are newer than the server's. */
export const queriesAhead = (commands: readonly QueuedCommand[]): Set<string> =>
  new Set(
    commands.flatMap(({ operation, refusal }) => {
      const waiting = refusal ? undefined : waitingOperation(operation)
      return waiting ? namesOfStaleQueries(waiting) : []
    }),
  )

/** Whether the command stores health data. */
export const isCoveredByConsent = ({ operation }: { operation: string }): boolean =>
  waitingOperation(operation)?.needsHealthConsent === true
