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
import type { AnyOperation } from '@wohlauf/contract/operation'

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

/** Whether the command stores health data. */
export const isCoveredByConsent = ({ operation }: { operation: string }): boolean =>
  waitingOperation(operation)?.needsHealthConsent === true
