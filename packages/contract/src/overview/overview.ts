import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { CalendarDate, EmptyObject, Id, Instant } from '../values/values.ts'

/**
 * About how many people, estimated once a month (`docs/decisions/0069-overview-of-contents.md`). Null while a module
 * has too few readers, and where nothing was counted yet.
 */
const People = z.nullable(z.int().check(z.gte(0)))

const ModuleInOverview = z.object({
  moduleId: Id,
  /** Shown pages, and their minutes. */
  pages: z.int(),
  minutes: z.int(),
  readers: People,
  finished: People,
  openMessages: z.int(),
})
export type ModuleInOverview = z.infer<typeof ModuleInOverview>

/** Includes hidden modules. */
export const getModuleOverviewAsManager = query('overview/get-module-overview-as-manager-query', {
  audience: 'app-manager',
  input: EmptyObject,
  output: z.array(ModuleInOverview),
})

const QuizAnswer = z.object({ text: z.string(), isCorrect: z.boolean(), people: People })

const PageReading = z.object({
  modulePageId: Id,
  title: z.string(),
  reached: People,
  /** Published votes (`feedback/get-helpful-counts-as-manager-query`); null while there are too few. */
  votes: z.nullable(z.object({ helpful: z.int(), notHelpful: z.int() })),
  /** People's first picks. */
  quizzes: z.array(z.object({ contentElementId: Id, question: z.string(), answers: z.array(QuizAnswer) })),
})

export const ModuleReading = z.object({
  /** The first day of the month in which its readers were last counted; null before the first one. */
  month: z.nullable(CalendarDate),
  readers: People,
  finished: People,
  /** The shown pages in their order. */
  pages: z.array(PageReading),
})
export type ModuleReading = z.infer<typeof ModuleReading>

export const getModuleReadingAsManager = query('overview/get-module-reading-as-manager-query', {
  audience: 'app-manager',
  input: z.object({ moduleId: Id }),
  output: ModuleReading,
})

/** The maximum of items in one call. */
export const MAX_ITEMS_ASKED_ABOUT = 1000

const LastChange = z.object({
  id: Id,
  changedAt: Instant,
  /** First and last name; null when the account is gone. */
  changedBy: z.nullable(z.string()),
})
export type LastChange = z.infer<typeof LastChange>

/**
 * When a manager changed each item or a part of it last (of a module its pages and elements, of an article its
 * elements), within the 400 days of the audit log. An item without an entry is missing.
 */
export const getLastChangesAsManager = query('overview/get-last-changes-as-manager-query', {
  audience: 'app-manager',
  input: z.object({
    itemIds: z.array(Id).check(z.maxLength(MAX_ITEMS_ASKED_ABOUT)),
    /** Its own fields, without its parts. */
    isWithoutParts: z.optional(z.boolean()),
  }),
  output: z.array(LastChange),
})
