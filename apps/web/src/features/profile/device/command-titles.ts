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
import type { InputOf } from '@wohlauf/contract/operation'
import type { QueuedCommand } from '../../../device/database.ts'
import { germanDate } from '../../../ui/time/berlin-time.ts'

/** Titles of queued commands, by the name of the operation. */
const TITLES: Record<string, string> = {
  [markModulePageAsSeen.name]: 'Seite gelesen',
  [markModuleAsMostRecentlySeen.name]: 'Modul geöffnet',
  [markModuleAsCompleted.name]: 'Modul abgeschlossen',
  [markQuizAsAnsweredCorrectly.name]: 'Quiz beantwortet',
  [markQuizAsAnsweredIncorrectly.name]: 'Quiz beantwortet',
  [confirmAcknowledgement.name]: 'Bestätigung abgegeben',
  [confirmExerciseOfModulePage.name]: 'Übung gemacht',
  [retractExerciseOfModulePage.name]: 'Übung zurückgenommen',
  [createHabitLog.name]: 'Gewohnheit erledigt',
  [deleteHabitLog.name]: 'Gewohnheit zurückgenommen',
  [createNutritionDiaryEntry.name]: 'Eintrag im Ernährungstagebuch',
  [rateUserGoalProgress.name]: 'Ziele bewertet',
  [addFavourite.name]: 'Gemerkt',
  [removeFavourite.name]: 'Nicht mehr gemerkt',
  [markBlogArticleAsRead.name]: 'Artikel gelesen',
}

export const commandTitle = (operation: string): string =>
  TITLES[operation] ?? 'Etwas aus einer älteren Version der App'

/** "Gewohnheit erledigt: Ein Glas Wasser (für den 04.03.2026)" */
export const titleWithSubject = ({ operation, titles = [], input, day }: QueuedCommand): string => {
  const title = [commandTitle(operation), titles.join(', ')].filter(Boolean).join(': ')
  const subjectDay = 'date' in input && typeof input.date === 'string' ? input.date : day
  return subjectDay === day ? title : `${title} (für den ${germanDate(subjectDay)})`
}

/** What the person has written; empty for a command without a text. */
export const textOf = ({ input }: QueuedCommand): string =>
  'description' in input && typeof input.description === 'string' ? input.description : ''

/** What the person has written or chosen; empty for a command without content. */
export const contentOf = (command: QueuedCommand): string => {
  const { input } = command
  if (!('userGoalProgresses' in input)) return textOf(command)
  const { userGoalProgresses } = input as InputOf<typeof rateUserGoalProgress>
  return `Bewertung: ${userGoalProgresses.map(({ userGoalProgressScore }) => userGoalProgressScore).join(', ')}`
}
