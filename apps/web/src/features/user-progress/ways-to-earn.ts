import {
  HEALTH_POINT_REASONS,
  HEALTH_POINTS,
  type HealthPointReason,
  MAX_DIARY_ENTRIES_OF_DAY,
  MAX_HABIT_POINTS_OF_DAY,
} from '@wohlauf/contract/rules/health-points'
import type { Feature } from '@wohlauf/contract/values/features'
import { RATING_DAYS } from '@wohlauf/contract/values/limits/goal-limits'

type Way = {
  what: string
  /** How often it counts. */
  limit: string
  /** Only apps with this feature have it. */
  feature?: Feature
}

const WAYS: Record<HealthPointReason, Way> = {
  'onboarding-finished': { what: 'Die Einführung ganz ansehen', limit: 'einmal' },
  'module-page-seen': { what: 'Eine Seite eines Moduls lesen', limit: 'einmal je Seite' },
  'quiz-answered-correctly': { what: 'Ein Quiz gleich richtig beantworten', limit: 'einmal je Quiz' },
  'acknowledgement-given': { what: 'Eine Bestätigung geben', limit: 'einmal je Bestätigung' },
  'exercise-confirmed': { what: 'Eine Übung bestätigen', limit: 'einmal je Übung' },
  'module-completed': { what: 'Ein Modul abschließen', limit: 'einmal je Modul' },
  'habit-started': { what: 'Eine Gewohnheit starten', limit: 'einmal je Gewohnheit' },
  'habit-logged': {
    what: 'Eine Gewohnheit eintragen',
    limit: `höchstens ${MAX_HABIT_POINTS_OF_DAY} Punkte am Tag`,
  },
  'min-runtime-reached': {
    what: 'Die Mindestlaufzeit einer Gewohnheit erreichen',
    limit: 'mit mindestens der Hälfte der geplanten Tage',
  },
  'goals-rated': {
    what: 'Deine Ziele bewerten',
    limit: `einmal in ${RATING_DAYS} Tagen`,
    feature: 'GOAL_TRACKING',
  },
  'diary-entry-created': {
    what: 'Etwas ins Ernährungstagebuch eintragen',
    limit: `höchstens ${MAX_DIARY_ENTRIES_OF_DAY}-mal am Tag`,
    feature: 'NUTRITION_DIARY',
  },
  'blog-article-read': {
    what: 'Einen neuen Blog Artikel lesen',
    limit: 'einmal je Artikel',
    feature: 'BLOG',
  },
}

/** The ways in the order in which a newcomer meets them. */
export const waysToEarn = (features: readonly Feature[]) =>
  HEALTH_POINT_REASONS.map((reason) => ({ reason, points: HEALTH_POINTS[reason], ...WAYS[reason] })).filter(
    ({ feature }) => !feature || features.includes(feature),
  )
