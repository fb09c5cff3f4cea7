import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { median } from '../percentile.ts'
import { casesOf } from '../server/cases.ts'
import { child } from '../server/child.ts'
import { cpuTime } from '../server/cpu.ts'
import { load } from '../server/load.ts'
import { createWorld } from '../server/world.ts'

/**
 * CPU of the server's process for a request, without counting, with counting, and with Prometheus asking each
 * second. The three serve the same database and are loaded in turns, in another order each round, so that a machine
 * under other load treats them alike.
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const NO_DATABASE = -1

const folder = await mkdtemp(join(tmpdir(), 'wohlauf-bench-'))
const database = await startEmbeddedDatabase({ dataDir: folder, log: { debug: () => {}, warn: () => {} } })
const secretKey = randomBytes(32).toString('base64')
const metricsPort = await freePort()
const kinds = {
  'without counting': { BENCH_COUNTS: 'no' },
  'counted, no port': {},
  'counted, asked each second': { METRICS_PORT: String(metricsPort) },
}

try {
  await migrate(database.superuserUrl, secretKey)
  const world = await createWorld(database.superuserUrl, 1000)
  const [request] = casesOf(world)
  if (!request) throw new Error('there is nothing to ask for')
  const products = await Promise.all(
    Object.entries(kinds).map(async ([kind, settings]) => ({
      kind,
      spent: [] as number[],
      perSecond: [] as number[],
      ...(await child('../figures/product.ts', {
        DATABASE_URL: database.superuserUrl,
        SECRET_KEY: secretKey,
        NODE_ENV: 'development',
        LOG_LEVEL: 'warn',
        DATA_DIR: folder,
        ...settings,
      })),
    })),
  )
  const asking = setInterval(() => {
    void fetch(`http://localhost:${metricsPort}/metrics`)
      .then((answer) => answer.text())
      .catch(() => {})
  }, 1000)
  for (let round = -1; round < ROUNDS; round += 1)
    for (let turn = 0; turn < products.length; turn += 1) {
      const product = products[(turn + round + products.length) % products.length]
      if (!product) continue
      const pid = product.process.pid ?? 0
      const { cpu, perSecond, failures } = await load(product.port, request.ours, { seconds: SECONDS }, () =>
        cpuTime(pid, NO_DATABASE),
      )
      if (failures > 0) throw new Error(`${failures} requests failed`)
      // The first round warms up.
      if (round < 0) continue
      product.spent.push(cpu * 1000)
      product.perSecond.push(perSecond)
    }
  clearInterval(asking)
  console.log(`${ROUNDS} rounds of ${SECONDS} seconds each, the list of modules:`)
  for (const { kind, spent, perSecond } of products) {
    const [least, most] = [Math.min(...spent), Math.max(...spent)].map((value) => value.toFixed(0))
    console.log(
      `  ${kind}: ${median(spent).toFixed(0)} µs of CPU for a request (${least} to ${most}), ${median(perSecond).toFixed(0)} a second`,
    )
  }
  for (const product of products) {
    const ended = once(product.process, 'exit')
    product.process.disconnect()
    await ended
  }
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
