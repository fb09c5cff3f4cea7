import { once } from 'node:events'
import { request } from 'node:http'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { type FirstAnswer, firstAnswersOf } from '@wohlauf/contract/first-answers'
import { pathTo, type RouteName } from '@wohlauf/contract/routes/routes'
import { casesOfDay, type Day } from './day.ts'
import { type LoadRequest, load, sentForm } from './load.ts'
import type { BenchWorld } from './world.ts'

/** Requests of a slice: on a busy machine a second may bring none. */
const AMOUNT = Number(process.env.BENCH_AMOUNT ?? 500)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const WARM_AMOUNT = 2 * AMOUNT
/** In the diary of each person. */
const ENTRIES = 3

type Product = { name: string; port: number; spent: () => Promise<number> }
type Page = { name: string; route: RouteName; params?: Record<string, string> }

const pagesOf = ({ modules, shared }: BenchWorld): Page[] => {
  const idOf = <T>(items: readonly T[]): T => {
    const [first] = items
    if (first === undefined) throw new Error('the bench world is empty')
    return first
  }
  const blogArticleId = idOf(shared.blogArticleIds)
  return [
    { name: 'start page', route: 'dashboard-dashboard-list' },
    { name: 'module', route: 'consume-modules-consume-module', params: { id: idOf(modules).moduleId } },
    { name: 'article', route: 'consume-blog-articles-blog-article-details', params: { blogArticleId } },
    {
      name: 'recipe',
      route: 'consume-recipes-recipe-details',
      params: { recipeId: idOf(shared.recipeIds) },
    },
    { name: 'modules', route: 'consume-modules-module-list' },
    { name: 'recipes', route: 'consume-recipes-recipe-list' },
    { name: 'blog', route: 'consume-blog-articles-blog-article-list' },
    { name: 'diary', route: 'nutrition-diary-nutrition-diary-timeline' },
  ]
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** By Node's own request: fetch cannot name another host. */
const hasScreen = async (port: number, screen: LoadRequest): Promise<boolean> => {
  const { body } = sentForm(screen)
  const headers = {
    'auth-token': screen.headers?.['auth-token'],
    host: 'localhost',
    'content-type': 'application/json',
  }
  const asked = request({ host: '127.0.0.1', port, path: screen.path, method: 'POST', headers })
  const [answer] = await once(asked.end(body), 'response')
  const chunks = (await answer.toArray()) as Buffer[]
  const { screen: markup } = JSON.parse(Buffer.concat(chunks).toString())
  return markup !== undefined && markup !== null
}

/**
 * What a first screen costs the server and its database, and what the reads cost that it replaces, in turns: milliseconds of CPU.
 * Browsers accept compressed answers, and so do these.
 */
export const measureFirstScreens = async (
  world: BenchWorld,
  day: Day,
  products: readonly Product[],
): Promise<void> => {
  const [first] = products
  const diary = casesOfDay(world, day).find(({ name }) => name === 'diary entry')
  if (first && diary && day.goals.length > 0)
    await load(first.port, diary.ours, { amount: ENTRIES * world.users.length }, first.spent)
  let turn = 0
  const asUser = (method: 'GET' | 'POST', path: string, input: object): LoadRequest => {
    turn += 1
    const { token, userId } = world.users[turn % world.users.length] ?? { token: '', userId: '' }
    const headers = { 'auth-token': token, 'accept-encoding': 'br' }
    const body = { appId: world.appId, userId, ...input }
    return method === 'GET'
      ? { method, headers, path: `${path}?${new URLSearchParams(body)}` }
      : { path, headers, body }
  }
  console.log('| page | version | reads, ms | first screen, ms | times the reads | of the rounds |')
  console.log('|---|---|---|---|---|---|')
  for (const { name, route, params = {} } of pagesOf(world)) {
    const reads: FirstAnswer[] = [[getAuthenticatedUser, {}], ...firstAnswersOf(route, params)]
    const path = pathTo(route as 'dashboard-dashboard-list', ...([params] as unknown as []))
    const device = { path, search: '', isPhone: true, canShare: true }
    const screen = () => asUser('POST', '/api/first-screen', device)
    let next = 0
    const read = () => {
      next += 1
      const [operation, input] = reads[next % reads.length] ?? [getAuthenticatedUser, {}]
      return asUser(operation.method, operation.path, input)
    }
    for (const { name: version, port } of products)
      if (!(await hasScreen(port, screen()))) throw new Error(`${name}, ${version}: there is no first screen`)
    const measure = async ({ port, spent }: Product, request: () => LoadRequest, amount: number) => {
      const { cpu, failures } = await load(port, request, { amount }, spent)
      if (failures > 0) throw new Error(`${name}: ${failures} requests failed`)
      return cpu
    }
    const rounds = products.map(() => ({ reads: [] as number[], screens: [] as number[] }))
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, product] of products.entries()) {
        const amount = round === 0 ? WARM_AMOUNT : AMOUNT
        const [ofReads, ofScreen] = [
          (await measure(product, read, amount)) * reads.length,
          await measure(product, screen, amount),
        ]
        if (round === 0) continue
        rounds[at]?.reads.push(ofReads)
        rounds[at]?.screens.push(ofScreen)
      }
    for (const [at, { reads, screens }] of rounds.entries()) {
      const ratios = screens.map((screen, round) => screen / (reads[round] ?? Number.NaN))
      const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2))
      console.log(
        `| ${name} | ${products[at]?.name} | ${median(reads).toFixed(2)} | ${median(screens).toFixed(2)} | ${median(ratios).toFixed(2)} | ${lowest} to ${highest} |`,
      )
    }
  }
}
