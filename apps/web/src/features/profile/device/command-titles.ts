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
