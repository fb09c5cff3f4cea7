import { describe, expect, test } from 'vitest'
import { earnedFor, HEALTH_POINTS, type HealthPointReason, REASONS_OF_DAYS } from './health-points.ts'

type Row = { points: number; named: string; unnamed: string }

/** The points of `decisions.md`, and what an entry of the ledger says. */
const ROWS: Record<HealthPointReason, Row> = {
  'onboarding-finished': {
    points: 20,
    named: 'Einführung abgeschlossen',
    unnamed: 'Einführung abgeschlossen',
  },
  'module-page-seen': { points: 5, named: 'Seite „Ankommen“ gelesen', unnamed: 'Seite gelesen' },
  'quiz-answered-correctly': {
    points: 10,
    named: 'Quiz „Ankommen“ richtig beantwortet',
    unnamed: 'Quiz richtig beantwortet',
  },
  'acknowledgement-given': {
    points: 5,
    named: 'Bestätigung „Ankommen“ gegeben',
    unnamed: 'Bestätigung gegeben',
  },
  'exercise-confirmed': { points: 5, named: 'Übung „Ankommen“ bestätigt', unnamed: 'Übung bestätigt' },
  'module-completed': { points: 50, named: 'Modul „Ankommen“ abgeschlossen', unnamed: 'Modul abgeschlossen' },
  'habit-started': {
    points: 5,
    named: 'Gewohnheit „Ankommen“ gestartet',
    unnamed: 'Gewohnheit gestartet',
  },
  'habit-logged': {
    points: 5,
    named: 'Gewohnheit „Ankommen“ eingetragen',
    unnamed: 'Gewohnheit eingetragen',
  },
  'min-runtime-reached': {
    points: 50,
    named: 'Mindestlaufzeit der Gewohnheit „Ankommen“ erreicht',
    unnamed: 'Mindestlaufzeit der Gewohnheit erreicht',
  },
  'goals-rated': { points: 10, named: 'Ziele bewertet', unnamed: 'Ziele bewertet' },
  'diary-entry-created': {
    points: 5,
    named: 'Eintrag im Ernährungstagebuch',
    unnamed: 'Eintrag im Ernährungstagebuch',
  },
  'blog-article-read': {
    points: 5,
    named: 'Blog Artikel „Ankommen“ gelesen',
    unnamed: 'Blog Artikel gelesen',
  },
}

test('there are no reasons but those of the decisions', () =>
  expect(Object.keys(HEALTH_POINTS)).toEqual(Object.keys(ROWS)))

describe.each(Object.entries(ROWS) as [HealthPointReason, Row][])(
  '%s',
  (reason, { points, named, unnamed }) => {
    test('earns the points stated in the decisions', () => expect(HEALTH_POINTS[reason]).toBe(points))

    test('is written in words, with and without a title', () =>
      expect([earnedFor(reason, 'Ankommen', null), earnedFor(reason, null, null)]).toEqual([named, unnamed]))
  },
)

test.each<[(typeof REASONS_OF_DAYS)[number], string, string]>([
  ['habit-logged', 'Gewohnheiten einmal eingetragen', 'Gewohnheiten 12-mal eingetragen'],
  ['goals-rated', 'Ziele einmal bewertet', 'Ziele 12-mal bewertet'],
  ['diary-entry-created', 'Ein Eintrag im Ernährungstagebuch', '12 Einträge im Ernährungstagebuch'],
])('%s of a month is written with its count', (reason, once, often) => {
  expect(REASONS_OF_DAYS).toContain(reason)
  expect([earnedFor(reason, null, 1), earnedFor(reason, null, 12)]).toEqual([once, often])
})
