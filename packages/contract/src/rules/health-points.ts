/** Points for each reason (`decisions.md`, "Health points and levels"). A reason counts once per subject. */
export const HEALTH_POINTS = {
  'onboarding-finished': 20,
  'module-page-seen': 5,
  'quiz-answered-correctly': 10,
  'acknowledgement-given': 5,
  'exercise-confirmed': 5,
  'module-completed': 50,
  'habit-started': 5,
  'habit-logged': 5,
  'min-runtime-reached': 50,
  'goals-rated': 10,
  'diary-entry-created': 5,
  'blog-article-read': 5,
} as const

export const MAX_HABIT_POINTS_OF_DAY = 25

/** Further diary entries of the same day earn no points. */
export const MAX_DIARY_ENTRIES_OF_DAY = 3

export type HealthPointReason = keyof typeof HEALTH_POINTS

export const HEALTH_POINT_REASONS = Object.keys(HEALTH_POINTS) as [HealthPointReason, ...HealthPointReason[]]

/** Their titles reveal a person's habits: health data. */
export const REASONS_OF_HABITS = [
  'habit-started',
  'habit-logged',
  'min-runtime-reached',
] as const satisfies HealthPointReason[]

/** Their entries are of one day and cannot be earned again later: they grow with time, and old ones are added up by month. */
export const REASONS_OF_DAYS = [
  'habit-logged',
  'goals-rated',
  'diary-entry-created',
] as const satisfies HealthPointReason[]
type ReasonOfDays = (typeof REASONS_OF_DAYS)[number]

const withTitle = (before: string, title: string | null, after: string): string =>
  [before, ...(title ? [`„${title}“`] : []), after].join(' ')

const SENTENCES: Record<HealthPointReason, (title: string | null) => string> = {
  'onboarding-finished': () => 'Einführung abgeschlossen',
  'module-page-seen': (title) => withTitle('Seite', title, 'gelesen'),
  'quiz-answered-correctly': (title) => withTitle('Quiz', title, 'richtig beantwortet'),
  'acknowledgement-given': (title) => withTitle('Bestätigung', title, 'gegeben'),
  'exercise-confirmed': (title) => withTitle('Übung', title, 'bestätigt'),
  'module-completed': (title) => withTitle('Modul', title, 'abgeschlossen'),
  'habit-started': (title) => withTitle('Gewohnheit', title, 'gestartet'),
  'habit-logged': (title) => withTitle('Gewohnheit', title, 'eingetragen'),
  'min-runtime-reached': (title) => withTitle('Mindestlaufzeit der Gewohnheit', title, 'erreicht'),
  'goals-rated': () => 'Ziele bewertet',
  // Never a text that a person has written.
  'diary-entry-created': () => 'Eintrag im Ernährungstagebuch',
  'blog-article-read': (title) => withTitle('Blog Artikel', title, 'gelesen'),
}

const times = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`)

const SENTENCES_OF_MONTHS: Record<ReasonOfDays, (count: number) => string> = {
  'habit-logged': (count) => `Gewohnheiten ${times(count)} eingetragen`,
  'goals-rated': (count) => `Ziele ${times(count)} bewertet`,
  'diary-entry-created': (count) =>
    `${count === 1 ? 'Ein Eintrag' : `${count} Einträge`} im Ernährungstagebuch`,
}

const isOfDays = (reason: HealthPointReason): reason is ReasonOfDays =>
  REASONS_OF_DAYS.some((each) => each === reason)

/**
 * "Modul „Ankommen“ abgeschlossen", or "Ziele 4-mal bewertet" for a whole month.
 *
 * @param title the subject's title when the points were earned; null when it is unknown
 * @param entriesOfMonth how many entries of a month are added up; null for a single one
 */
export const earnedFor = (
  reason: HealthPointReason,
  title: string | null,
  entriesOfMonth: number | null,
): string =>
  entriesOfMonth !== null && isOfDays(reason)
    ? SENTENCES_OF_MONTHS[reason](entriesOfMonth)
    : SENTENCES[reason](title)
