/*
 * Restarts two servers behind nginx, or behind `caddy` when it is named, in turn while learners read and mark, until 10,000 requests
 * were answered; then one of them 20 times under 100 requests a second. Not one request may fail. The proxy's configuration is that
 * of the guide (docs/operations/proxy.md), apart from TLS.
 */
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { createWorld } from '../../bench/server/world.ts'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'
import { Problem, runCommand } from '../machine/command.mjs'
import { freePort, productionSettings, startLoad, startProduct } from '../machine/product-under-load.mjs'
import { proxies } from '../machine/proxies.mjs'

const REQUESTS = Number(process.env.TRIAL_REQUESTS ?? 10_000)
const STARTS = Number(process.env.TRIAL_STARTS ?? 20)
const PER_SECOND = Number(process.env.TRIAL_PER_SECOND ?? 100)
/** Longer than a proxy leaves a server alone that refused a connection (`fail_timeout`, `fail_duration`). */
const PAUSE_MS = 3000

const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
const end = []

const deadlocksIn = (output) => output.match(/deadlock/gi)?.length ?? 0

const judge = (what, proxy, { counts, failures }) => {
  console.log(`${what}: ${JSON.stringify(counts)}`)
  if (failures.length === 0) return
  for (const { at, status, path } of failures.slice(0, 10))
    console.log(`  ${at.toISOString()} ${status} ${path}`)
  console.log(proxy.lastLines())
  throw new Problem(`${failures.length} requests failed.`)
}

const run = async (name = 'nginx') => {
  const startProxy = proxies[name]
  if (!startProxy)
    throw new Problem(`There is no proxy "${name}"; there are ${Object.keys(proxies).join(', ')}.`)
  // nginx drops its rights when it is started by root.
  chmodSync(folder, 0o755)
  const database = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    log: { debug: () => {}, warn: () => {} },
  })
  end.push(database.stop)
  const secretKey = randomBytes(32).toString('base64')
  await migrate(database.superuserUrl, secretKey)
  const world = await createWorld(database.superuserUrl, 500)
  const ports = [await freePort(), await freePort()]
  const start = (port) =>
    startProduct(
      productionSettings({
        PORT: String(port),
        DATABASE_URL: database.superuserUrl,
        SECRET_KEY: secretKey,
        TRUST_PROXY: '127.0.0.1',
        ...(process.env.TRIAL_DRAIN_SECONDS ? { DRAIN_SECONDS: process.env.TRIAL_DRAIN_SECONDS } : {}),
      }),
      folder,
    )
  const servers = [await start(ports[0]), await start(ports[1])]
  end.push(async () => {
    for (const { kill } of servers) kill()
  })
  const proxyPort = await freePort()
  const proxy = startProxy(folder, proxyPort, ports)
  end.push(proxy.stop)
  await sleep(1000)

  let deadlocks = 0
  let slowest = 0
  const restart = async (which) => {
    const { code, ms } = await servers[which].stop()
    if (code !== 0) throw new Problem(`A server ended with ${code}:\n${servers[which].output()}`)
    deadlocks += deadlocksIn(servers[which].output())
    slowest = Math.max(slowest, ms)
    servers[which] = await start(ports[which])
    await sleep(PAUSE_MS)
  }

  const rolling = startLoad(proxyPort, world, PER_SECOND)
  let restarts = 0
  for (; rolling.sent() < REQUESTS; restarts += 1) await restart(restarts % 2)
  judge(`${restarts} restarts in turn behind ${name}, ${REQUESTS} requests`, proxy, await rolling.end())
  const starting = startLoad(proxyPort, world, PER_SECOND)
  for (let at = 0; at < STARTS; at += 1) await restart(0)
  judge(`${STARTS} starts of one server under ${PER_SECOND} requests a second`, proxy, await starting.end())
  console.log(`${deadlocks} deadlocks; a server ended within ${(slowest / 1000).toFixed(1)} s.`)
  if (deadlocks > 0) throw new Problem('There were deadlocks.')
}

await runCommand(async () => {
  try {
    await run(process.argv[2])
    return 0
  } finally {
    for (const stop of end.reverse()) await stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
})
