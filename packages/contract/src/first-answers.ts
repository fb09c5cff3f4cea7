import * as z from 'zod/mini'
import { getBlogArticleDetails, getBlogArticles } from './blog/blog.ts'
import { getDashboard } from './dashboard/dashboard.ts'
import { getUnseenNotifications } from './dashboard/notifications.ts'
import { getHabitIntents } from './habits/habits.ts'
import { getModule, getModules } from './modules/modules.ts'
import { getNutritionDiaryTimeline } from './nutrition-diary/nutrition-diary.ts'
import type { AnyOperation } from './operation.ts'
import { getRecipeDetails, getRecipes } from './recipes/recipes.ts'
import type { RouteName, RouteParams } from './routes/routes.ts'
import type { AppSettings, SessionUser } from './values/accounts/session-answer.ts'

/** A query of a page, and its input besides app and user. */
export type FirstAnswer = readonly [operation: AnyOperation, input: object]

type FirstAnswers = { [Name in RouteName]?: (params: RouteParams<Name>) => readonly FirstAnswer[] }

/**
 * Queries that decide where things are on a learner's page. The document asks for them, besides the session, while the page's code
 * is being loaded; where the page has a first screen, the server makes it from their answers.
 */
const FIRST_ANSWERS: FirstAnswers = {
  'dashboard-dashboard-list': () => [
    [getHabitIntents, {}],
    [getDashboard, {}],
    [getUnseenNotifications, {}],
  ],
  'consume-blog-articles-blog-article-details': ({ blogArticleId }) => [
    [getBlogArticleDetails, { blogArticleId }],
  ],
  'consume-modules-consume-module': ({ id }) => [[getModule, { moduleId: id }]],
  'consume-recipes-recipe-details': ({ recipeId }) => [[getRecipeDetails, { recipeId }]],
  'consume-modules-module-list': () => [[getModules, {}]],
  'consume-recipes-recipe-list': () => [[getRecipes, {}]],
  'consume-blog-articles-blog-article-list': () => [[getBlogArticles, {}]],
  'nutrition-diary-nutrition-diary-timeline': () => [[getNutritionDiaryTimeline, {}]],
}

export const firstAnswersOf = (
  route: RouteName,
  params: Readonly<Record<string, string>>,
): readonly FirstAnswer[] =>
  (
    FIRST_ANSWERS[route] as ((params: Readonly<Record<string, string>>) => readonly FirstAnswer[]) | undefined
  )?.(params) ?? []

/** Longer than any address of a page. */
const MAX_LENGTH = 500

/** What the document says when it asks for its page's first screen, and what the screen depends on. */
export const FirstScreenInput = z.object({
  path: z.string().check(z.maxLength(MAX_LENGTH)),
  /** The query of the address, with its question mark. */
  search: z.string().check(z.maxLength(MAX_LENGTH)),
  isPhone: z.boolean(),
  /** Whether the browser opens the system's own sheet for sharing. */
  canShare: z.boolean(),
})

export type ScreenRequest = Omit<z.output<typeof FirstScreenInput>, 'path'> & {
  route: RouteName
  params: Readonly<Record<string, string>>
  app: AppSettings
  /** Null for a screen that all readers share. */
  nowMs: number | null
  user: SessionUser
  /** By the operation's name. */
  answers: Readonly<Record<string, unknown>>
}

/** What the built sites export for the server. */
export type FirstScreens = {
  /** After which its style sheet is named; null for a page without a first screen. */
  screenName: (route: RouteName) => string | null
  /** Whether the page is the same for all readers who may open it, at any time. */
  isShared: (route: RouteName) => boolean
  /** Null for a person who may not open the page. */
  renderFirstScreen: (request: ScreenRequest) => { html: string; css: string } | null
}
