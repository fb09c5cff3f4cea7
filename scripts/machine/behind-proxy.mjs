import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '../../apps/server/src/composition/migrate.ts'
import { createWorld } from '../../bench/server/world.ts'
import { startEmbeddedDatabase } from '../../packages/embedded-database/src/index.ts'
import { Problem } from './command.mjs'
import { freePort, productionSettings, startProduct } from './product-under-load.mjs'
import { proxies } from './proxies.mjs'

/**
 * Two servers of the product on one database with a world of content and people, behind a proxy with the configuration of the guide
 * (docs/operations/proxy.md), apart from TLS.
 *
 * @param use `{ world, proxy, proxyPort, servers, start }`; `start(which)` starts one of the servers again
 */
export const behindProxy = async (name, settings, use) => {
  const startProxy = proxies[name]
  if (!startProxy)
    throw new Problem(`There is no proxy "${name}"; there are ${Object.keys(proxies).join(', ')}.`)
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-trial-'))
  const end = []
  try {
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
    const start = (which) =>
      startProduct(
        productionSettings({
          PORT: String(ports[which]),
          DATABASE_URL: database.superuserUrl,
          SECRET_KEY: secretKey,
          TRUST_PROXY: '127.0.0.1',
          ...settings,
        }),
        folder,
      )
    const servers = [await start(0), await start(1)]
    end.push(async () => {
      for (const { kill } of servers) kill()
    })
    const proxyPort = await freePort()
    const proxy = startProxy(folder, proxyPort, ports)
    end.push(proxy.stop)
    await sleep(1000)
    await use({ world, proxy, proxyPort, servers, start })
  } finally {
    for (const stop of end.reverse()) await stop().catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws Problem when a request of a load failed */
export const requireAllAnswered = (what, proxy, { counts, failures }) => {
  console.log(`${what}: ${JSON.stringify(counts)}`)
  if (failures.length === 0) return
  for (const { at, status, path } of failures.slice(0, 10))
    console.log(`  ${at.toISOString()} ${status} ${path}`)
  console.log(proxy.lastLines())
  throw new Problem(`${failures.length} requests failed.`)
}
