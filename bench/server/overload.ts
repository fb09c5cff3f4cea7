import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../percentile.ts'
import { casesOf } from './cases.ts'
import { type LoadRequest, load, sentForm } from './load.ts'
import type { BenchWorld } from './world.ts'

/** So many times what the machine serves is offered, for so long. */
const TIMES = Number(process.env.BENCH_TIMES ?? 3)
const SECONDS = Number(process.env.BENCH_OVERLOAD_SECONDS ?? 30)
const CAPACITY_SECONDS = 10
/** A timer cannot run for each request. */
const GROUP_MS = 10

const WHO = ['stranger', 'reading', 'writing'] as const
type Who = (typeof WHO)[number]
type Offered = LoadRequest & { who: Who }

type Sent = { who: Who; ms: number; status: number; saysWhen: boolean }

const SEARCHES = ['Hunger', 'Sättigung verstehen', 'Linsensuppe', 'Portionen Gemüse']

/** Two of ten requests are strangers', two write, and six read: half of these search, which takes the database longest. */
const mixOf = (world: BenchWorld): (() => Offered) => {
  const cases = casesOf(world)
  const writing = cases.find(({ amount }) => amount)
  const reading = cases.filter(({ amount }) => !amount)
  let turn = 0
  const search = (): LoadRequest => ({
    path: '/api/search/search-content-query',
    headers: { 'auth-token': world.users[turn % world.users.length]?.token ?? '' },
    body: { text: SEARCHES[turn % SEARCHES.length] },
  })
  return () => {
    turn += 1
    const nth = turn % 10
    if (nth < 2) return { path: '/api/unauthorized/legal/get-company-query', who: 'stranger' }
    if (nth < 4 && writing) return { ...writing.ours(), who: 'writing' }
    const read = reading[Math.floor(turn / 10) % reading.length]
    return { ...(nth < 7 || !read ? search() : read.ours()), who: 'reading' }
  }
}

const agent = new Agent({ keepAlive: true, maxFreeSockets: 10_000 })

const send = (port: number, { who, ...offered }: Offered): Promise<Sent> =>
  new Promise((resolve) => {
    const began = performance.now()
    const end = (status: number, saysWhen = false) =>
      resolve({ who, ms: performance.now() - began, status, saysWhen })
    const { headers, body } = sentForm(offered)
    const target = { agent, host: '127.0.0.1', port, path: offered.path, method: 'POST' }
    request({ ...target, headers: { host: 'localhost', ...headers } }, (answer) => {
      const saysWhen = answer.headers['retry-after'] !== undefined
      answer.resume().on('end', () => end(answer.statusCode ?? 0, saysWhen))
    })
      .on('error', () => end(0))
      .end(body)
  })

const print = (sent: readonly Sent[]): void => {
  console.log(
    '| who | sent | served | 503 | without Retry-After | other answers | p50 s | p99 s | longest s |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const who of [...WHO, 'all'] as const) {
    const own = sent.filter((each) => who === 'all' || each.who === who)
    const served = own.filter(({ status }) => status === 200)
    const refused = own.filter(({ status }) => status === 503)
    const silent = refused.filter(({ saysWhen }) => !saysWhen).length
    const times = own.map(({ ms }) => ms / 1000)
    const share = (part: readonly Sent[]) => `${((100 * part.length) / own.length).toFixed(1)} %`
    const [p50, p99, longest] = [0.5, 0.99, 1].map((at) => percentile(times, at).toFixed(2))
    console.log(
      `| ${who} | ${own.length} | ${share(served)} | ${share(refused)} | ${silent} | ${own.length - served.length - refused.length} | ${p50} | ${p99} | ${longest} |`,
    )
  }
}

/**
 * Offers more than the machine can do, without waiting for answers: who is served, who is refused, and how long the
 * longest waits. A generator that is late itself does not catch up.
 */
export const measureOverload = async (
  port: number,
  world: BenchWorld,
  cpuSpent: () => Promise<number>,
): Promise<void> => {
  const next = mixOf(world)
  await load(port, next, { seconds: CAPACITY_SECONDS / 2 }, cpuSpent)
  const { perSecond } = await load(port, next, { seconds: CAPACITY_SECONDS }, cpuSpent)
  const groups = (TIMES * perSecond * GROUP_MS) / 1000
  const open: Promise<Sent>[] = []
  const began = performance.now()
  let owed = 0
  while (performance.now() - began < SECONDS * 1000) {
    for (owed += groups; owed >= 1; owed -= 1) open.push(send(port, next()))
    await setTimeout(GROUP_MS)
  }
  const offering = (performance.now() - began) / 1000
  const sent = await Promise.all(open)
  const seconds = (performance.now() - began) / 1000
  const served = sent.filter(({ status }) => status === 200).length
  console.log(
    `alone ${Math.round(perSecond)} a second; offered ${Math.round(sent.length / offering)} a second for ${SECONDS} s: served ${Math.round(served / seconds)} a second, the last answer after ${seconds.toFixed(1)} s`,
  )
  print(sent)
}
