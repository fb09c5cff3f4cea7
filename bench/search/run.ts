import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchContent } from '@wohlauf/contract/search/search'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { percentile } from '../percentile.ts'
import { child } from '../server/child.ts'
import { createWorld } from './world.ts'

const SECRET_KEY = 'Zm9yIG1lYXN1cmluZyBvbmx5LCAzMiBieXRlcyBvciBtb3Jl'
const APPS = Number(process.env.BENCH_APPS ?? 1000)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25)
const WANTED_P95 = 30

/** The typed searches, by how the words match; each also in its growing parts. */
const SEARCHES: Record<string, readonly string[]> = {
  'one word': ['Bewegung', 'Gemüse', 'Wasser', 'Schlaf', 'Ziele', 'Frühstück'],
  'very frequent': ['dein', 'Tag', 'Essen', 'mehr'],
  'while typing': ['Ge', 'Bew', 'Früh', 'Spazier', 'ess'],
  compounds: ['Pfanne', 'Suppe', 'Übung', 'Plan', 'Brot'],
  'two words': ['gesunde Ernährung', 'Wasser trinken', 'Pause Arbeit', 'Stress Alltag', 'langsam essen'],
  slips: ['Gemühse', 'Ernärung', 'Bewegugn', 'Fruhstük', 'Wochenplahn'],
  'without umlauts': ['Gemuse', 'Gemuese', 'Uebung', 'Ubung'],
  'eight words': ['heute Abend gehe ich eine Stunde langsam spazieren'],
  nothing: ['Xylophon', 'Quarzuhr Blockflöte', 'zzzz'],
}

const agent = new Agent({ keepAlive: true })

/** @returns milliseconds from the request to the end of the answer */
const ask = async (port: number, token: string, text: string): Promise<number> => {
  const start = performance.now()
  const outgoing = request({
    agent,
    port,
    method: 'POST',
    path: searchContent.path,
    headers: { host: 'localhost', 'content-type': 'application/json', 'auth-token': token },
  })
  outgoing.end(JSON.stringify({ text }))
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  await answer.resume().toArray()
  if (answer.statusCode !== 200) throw new Error(`"${text}" was answered with ${answer.statusCode}`)
  return performance.now() - start
}

const measure = async (port: number, tokens: readonly string[]): Promise<Map<string, number[]>> => {
  const times = new Map<string, number[]>()
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [kind, texts] of Object.entries(SEARCHES))
      for (const text of texts) {
        const time = await ask(port, tokens[(round + tokens.length) % tokens.length] ?? '', text)
        // The first round warms up: caches, prepared statements, shared content.
        if (round >= 0) times.set(kind, [...(times.get(kind) ?? []), time])
        if (process.env.BENCH_EACH && round === ROUNDS - 1) console.log(text, time.toFixed(1))
      }
  return times
}

const print = (times: ReadonlyMap<string, readonly number[]>): void => {
  console.log('| searches | p50 ms | p95 ms | slowest ms |\n|---|---|---|---|')
  const row = (kind: string, of: readonly number[]) =>
    console.log(
      `| ${kind} | ${[0.5, 0.95, 1].map((share) => percentile(of, share).toFixed(1)).join(' | ')} |`,
    )
  for (const [kind, of] of times) row(kind, of)
  row('all', [...times.values()].flat())
  console.log(`wanted: p95 of all at most ${WANTED_P95} ms, ${APPS} apps`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: console.warn } })
try {
  await migrate(database.superuserUrl, SECRET_KEY)
  const tokens = await createWorld(database.superuserUrl, APPS)
  const product = await child('./product.ts', {
    DATABASE_URL: database.superuserUrl,
    SECRET_KEY,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
  })
  try {
    print(await measure(product.port, tokens))
  } finally {
    product.process.disconnect()
  }
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
