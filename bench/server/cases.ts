import { AMOUNT } from './day.ts'
import type { LoadRequest } from './load.ts'
import { BENCH_PASSWORD, type BenchWorld } from './world.ts'

/** `ours` is sent to the product, `values` are the parameters of the limit's query of the same name. */
export type BenchCase = {
  name: string
  ours: () => LoadRequest
  values: () => string[]
  /** How many calls are measured; missing for queries, which are measured for a time. */
  amount?: number
  /** The required share of the limit; 0.9 for queries and 0.4 for commands if missing. */
  wanted?: number
}

/** Learners' queries and marking, each as sent to the product and as the single query of the limit. */
export const casesOf = ({ appId, users, modules, shared }: BenchWorld): BenchCase[] => {
  let turn = 0
  const next = <T>(of: readonly T[], step = 1): T => {
    turn += 1
    const item = of[(turn * step) % of.length]
    if (!item) throw new Error('the bench world is empty')
    return item
  }
  const user = () => next(users, 7919)

  const query = (name: string, path: string, values: () => string[]): BenchCase => ({
    name,
    ours: () => ({ path, headers: { 'auth-token': user().token } }),
    values: () => [appId, ...values()],
  })
  /** @param isOfUser whether the limit's query needs the user too */
  const details = (
    name: string,
    path: string,
    field: string,
    ids: readonly string[],
    isOfUser: boolean,
  ): BenchCase => ({
    name,
    ours: () => ({ path, headers: { 'auth-token': user().token }, body: { [field]: next(ids) } }),
    values: () => [appId, ...(isOfUser ? [user().userId] : []), next(ids)],
  })

  // Every call marks a page that was not seen before: each user's second to sixth page of each module, in
  // that order.
  const marks = modules
    .flatMap((module) => users.map((user) => ({ user, module })))
    .sort(() => 0.5 - Math.random())
  let nextMark = 0
  const mark = () => {
    const index = marks[nextMark % marks.length]
    const pageId = index?.module.pageIds[1 + Math.floor(nextMark / marks.length)]
    nextMark += 1
    if (!index || !pageId) throw new Error('every page is marked; fewer marks or more users')
    return { ...index, pageId }
  }

  const readings = users
    .flatMap((user) => shared.blogArticleIds.map((blogArticleId) => ({ user, blogArticleId })))
    .sort(() => 0.5 - Math.random())
  let nextReading = 0
  const reading = () => {
    const pair = readings[nextReading % readings.length]
    nextReading += 1
    if (!pair) throw new Error('the bench world has no article')
    return pair
  }

  const ofUser = () => [user().userId]
  const moduleIds = modules.map(({ moduleId }) => moduleId)
  const { recipeIds, blogArticleIds } = shared
  return [
    query('module list', '/api/modules/get-modules-query', ofUser),
    details('module details', '/api/modules/get-module-query', 'moduleId', moduleIds, true),
    query('recipe list', '/api/recipes/get-recipes-query', () => []),
    details('recipe details', '/api/recipes/get-recipe-details-query', 'recipeId', recipeIds, false),
    query('article list', '/api/blog/get-blog-articles-query', ofUser),
    details(
      'article details',
      '/api/blog/get-blog-article-details-query',
      'blogArticleId',
      blogArticleIds,
      true,
    ),
    {
      name: 'mark page as seen',
      amount: AMOUNT,
      ours: () => {
        const { user, pageId } = mark()
        return {
          path: '/api/modules/mark-module-page-as-seen-command',
          headers: { 'auth-token': user.token },
          body: { modulePageId: pageId },
        }
      },
      values: () => {
        const { user, module, pageId } = mark()
        return [appId, user.userId, module.moduleId, pageId]
      },
    },
    {
      name: 'mark article as read',
      amount: AMOUNT,
      ours: () => {
        const { user, blogArticleId } = reading()
        return {
          path: '/api/blog/mark-blog-article-as-read-command',
          headers: { 'auth-token': user.token },
          body: { blogArticleId },
        }
      },
      values: () => {
        const { user, blogArticleId } = reading()
        return [appId, user.userId, blogArticleId]
      },
    },
    {
      name: 'login',
      wanted: 0.85,
      ours: () => ({
        path: '/api/unauthorized/application/authentication/login',
        body: { emailAddress: user().emailAddress, password: BENCH_PASSWORD, appId },
      }),
      values: () => [appId, user().emailAddress, BENCH_PASSWORD],
    },
  ]
}
