import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { QUERIES_OF_POINTS } from '../queries-of-points.ts'
import { ContentElement } from '../values/elements/content-elements.ts'
import { Image } from '../values/image.ts'
import { EmptyObject, Id, Percentage } from '../values/values.ts'

const ModuleSummary = z.object({
  moduleId: Id,
  number: z.int(),
  title: z.string(),
  image: Image,
  /** Visible pages only. */
  pageCount: z.int().check(z.gte(0)),
  /** The sum of all visible pages. */
  readingMinutes: z.int().check(z.gte(0)),
  isCompleted: z.boolean(),
  /** 0 to 99 until the module is completed, then 100 permanently. */
  completionPercentage: Percentage,
  /** The index of the first visible page not yet seen; the page count when all have been seen. */
  lastSeenModulePageIndex: z.int().check(z.gte(0)),
  isMostRecentlyViewedModule: z.boolean(),
})
export type ModuleSummary = z.infer<typeof ModuleSummary>

export const ModulePage = z.object({
  modulePageId: Id,
  title: z.string(),
  /** `rules/reading-minutes.ts` */
  readingMinutes: z.int().check(z.gte(1)),
  isEnabled: z.boolean(),
  isExerciseIncluded: z.boolean(),
  isExerciseConfirmed: z.boolean(),
  /** A page that was added to a completed module was not. */
  isSeen: z.boolean(),
  contentElements: z.array(ContentElement),
})
export type ModulePage = z.infer<typeof ModulePage>

/** Visible pages in order. */
export const Module = z.extend(ModuleSummary, { pages: z.array(ModulePage) })
export type Module = z.infer<typeof Module>

export const getModules = query('modules/get-modules-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  input: z.object({}),
  output: z.array(ModuleSummary),
})

export const getModule = query('modules/get-module-query', {
  audience: 'learner',
  isStoredOnDevice: true,
  input: z.object({ moduleId: Id }),
  output: Module,
})

const queriesOfReading = () => [getModule, getModules, 'dashboard/get-dashboard-query', ...QUERIES_OF_POINTS]

export const markModulePageAsSeen = command('modules/mark-module-page-as-seen-command', {
  audience: 'learner',
  input: z.object({ modulePageId: Id }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['module-page-out-of-order', 'module-page-has-open-tasks'],
  // The text of the next page can be found from now on.
  earns: 'module-page-seen',
  invalidates: () => [...queriesOfReading(), 'search/search-content-query'],
})

export const markModuleAsMostRecentlySeen = command('modules/mark-module-as-most-recently-seen-command', {
  audience: 'learner',
  input: z.object({ moduleId: Id }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  invalidates: () => [getModule, getModules, 'dashboard/get-dashboard-query'],
})

export const markModuleAsCompleted = command('modules/mark-module-as-completed-command', {
  audience: 'learner',
  input: z.object({ moduleId: Id }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['module-not-finished'],
  earns: 'module-completed',
  invalidates: queriesOfReading,
})

/** The first pick is scored; later calls return 200 and change nothing. */
const QuizPick = z.object({ contentElementId: Id, contentElementQuizAnswerId: z.optional(Id) })

export const markQuizAsAnsweredCorrectly = command('modules/mark-quiz-as-answered-correctly-command', {
  audience: 'learner',
  input: QuizPick,
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['module-page-out-of-order'],
  earns: 'quiz-answered-correctly',
  invalidates: () => [getModule, ...QUERIES_OF_POINTS],
})

export const markQuizAsAnsweredIncorrectly = command('modules/mark-quiz-as-answered-incorrectly-command', {
  audience: 'learner',
  input: QuizPick,
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['module-page-out-of-order'],
  invalidates: () => [getModule],
})

export const confirmAcknowledgement = command('modules/confirm-acknowledgement-command', {
  audience: 'learner',
  input: z.object({ contentElementId: Id }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['module-page-out-of-order'],
  earns: 'acknowledgement-given',
  invalidates: () => [getModule, ...QUERIES_OF_POINTS],
})

export const confirmExerciseOfModulePage = command('modules/confirm-exercise-of-module-page-command', {
  audience: 'learner',
  input: z.object({ modulePageId: Id }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['module-page-out-of-order', 'exercise-not-included'],
  earns: 'exercise-confirmed',
  invalidates: () => [getModule, ...QUERIES_OF_POINTS],
})

/** Only on the newest page of a module that is not completed (specification, section 4). */
export const retractExerciseOfModulePage = command('modules/retract-exercise-of-module-page-command', {
  audience: 'learner',
  input: z.object({ modulePageId: Id }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  refusals: ['module-page-out-of-order', 'exercise-not-included', 'exercise-not-retractable'],
  invalidates: () => [getModule],
})
