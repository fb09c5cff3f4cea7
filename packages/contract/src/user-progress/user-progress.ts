import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { paged } from '../paging.ts'
import { HEALTH_POINT_REASONS } from '../rules/health-points.ts'
import { Instant } from '../values/values.ts'

/** `decisions.md`, "Health points and levels". The index is the level. */
export const LEVELS = [
  { name: 'Start', threshold: 0 },
  { name: 'Erster Schritt', threshold: 100 },
  { name: 'Aufbruch', threshold: 250 },
  { name: 'In Schwung', threshold: 450 },
  { name: 'Auf Kurs', threshold: 700 },
  { name: 'Halbzeit', threshold: 1000 },
  { name: 'Routine', threshold: 1400 },
  { name: 'Ausdauer', threshold: 1900 },
  { name: 'Gipfelblick', threshold: 2500 },
  { name: 'Gesundheitsprofi', threshold: 3200 },
] as const

export const MAX_LEVEL = LEVELS.length - 1

const Level = z.int().check(z.gte(0), z.lte(MAX_LEVEL))

export const UserProgress = z.object({
  healthPoints: z.int().check(z.gte(0)),
  level: Level,
  levelName: z.string(),
  necessaryHealthPointsOfCurrentLevel: z.int(),
  /** Equals the current level's threshold at the highest level. */
  necessaryHealthPointsOfNextLevel: z.int(),
  /** The level whose dialog was shown last, on any device. */
  lastCelebratedLevel: Level,
  userGoalProgress: z.array(z.object({ title: z.string() })),
})
export type UserProgress = z.infer<typeof UserProgress>

export const getUserProgress = query('goal-tracking/get-user-progress-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  input: z.object({}),
  output: UserProgress,
})

const HealthPointEntry = z.object({
  reason: z.enum(HEALTH_POINT_REASONS),
  /** The title when the points were earned; null for reasons that are about no content. */
  title: z.nullable(z.string()),
  points: z.int().check(z.positive()),
  /** For a whole month: when the last of its entries was earned. */
  earnedAt: Instant,
  /** How many entries of a month are added up here, after 24 months; null for a single one. */
  entriesOfMonth: z.nullable(z.int()),
})
export type HealthPointEntry = z.infer<typeof HealthPointEntry>

/** Newest first. */
export const getHealthPointEntries = query('user-progress/get-health-point-entries-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  ...paged({}, HealthPointEntry),
})

export const markLevelAsCelebrated = command('user-progress/mark-level-as-celebrated-command', {
  audience: 'learner',
  input: z.object({ level: Level }),
  output: z.object({}),
  invalidates: () => [getUserProgress],
})
