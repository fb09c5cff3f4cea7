import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/database/migration/migrate.ts'
import { startEmbeddedDatabase } from '../../apps/server/src/platform/embedded-database/embedded-database.ts'
import { child } from '../server/child.ts'
import { createWorld } from '../server/world.ts'
import { type Ask, asks } from './asks.ts'
import { differenceByChance, median } from './chance.ts'

const SECRET_KEY = randomBytes(32).toString('base64')
/** Requests of each kind, after a tenth as many to warm up. */
const EACH = Number(process.env.BENCH_EACH ?? 600)
const WARM = Math.ceil(EACH / 10)

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let from = 0
/** Each from a network of its own, so that no rate limit is reached. */
const newNetwork = () => {
  from += 1
  return `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`
}

/** Milliseconds from the first byte sent to the last one received. */
const timeOf = (port: number, { path, status, bodyFor, token }: Ask, emailAddress: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify(bodyFor(emailAddress))
    const headers = {
      host: 'localhost',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': newNetwork(),
      ...(token ? { 'auth-token': token } : {}),
    }
    const began = performance.now()
    request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === status) resolve(performance.now() - began)
        else reject(new Error(`${path} answered ${answer.statusCode} instead of ${status}`))
      })
    })
      .on('error', reject)
      .end(body)
  })

type Times = { known: number[]; unknown: number[] }

/** One after the other, known and unknown in random order; each address is used once. */
const measure = async (port: number, ask: Ask, known: readonly string[]): Promise<Times> => {
  const times: Times = { known: [], unknown: [] }
  for (const [at, address] of known.entries()) {
    // The same length as the known one: nothing else may differ.
    const nobodys = address.replace('user', 'none')
    const pair = [
      { kind: 'known', address },
      { kind: 'unknown', address: nobodys },
    ] as const
    for (const each of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const ms = await timeOf(port, ask, each.address)
      if (at >= WARM) times[each.kind].push(ms)
    }
  }
  return times
}

const round = (ms: number) => ms.toFixed(3)

const print = (name: string, { known, unknown }: Times): void => {
  const halves = (times: number[]) =>
    Math.abs(median(times.filter((_, at) => at % 2 === 0)) - median(times.filter((_, at) => at % 2 === 1)))
  const difference = median(known) - median(unknown)
  const figures = [
    median(known),
    median(unknown),
    difference,
    differenceByChance(known, unknown),
    halves(known),
    halves(unknown),
  ]
  console.log(`| ${name} | ${known.length} | ${figures.map(round).join(' | ')} |`)
}

const dataDir = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
const database = await startEmbeddedDatabase({ dataDir, log: { debug: () => {}, warn: console.warn } })
try {
  const url = database.superuserUrl
  await migrate(url, SECRET_KEY)
  const world = await createWorld(url, EACH + WARM + 1)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const slug = randomUUID()
  await admin.query(
    'INSERT INTO sponsor (app_id, name, available_seats, registration_link_slug) VALUES ($1, $2, 1000000, $3)',
    [world.appId, 'Musterwerke AG', slug],
  )
  const product = await child('./product.ts', {
    DATABASE_URL: url,
    SECRET_KEY,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
  })
  console.log(
    '| what | of each | known ms | unknown ms | difference | by chance | known halves | unknown halves |',
  )
  console.log('|---|---|---|---|---|---|---|---|')
  try {
    const [, ...others] = world.users
    const addresses = others.slice(0, EACH + WARM).map(({ emailAddress }) => emailAddress)
    for (const ask of asks(world, slug)) {
      // Failures counted against an address by one measurement must not affect the next.
      await admin.query('TRUNCATE login_throttle, rate_limit')
      print(ask.name, await measure(product.port, ask, addresses))
    }
  } finally {
    product.process.disconnect()
    await admin.end()
  }
} finally {
  agent.destroy()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
