import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@wohlauf/embedded-database'
import { inject } from 'vitest'
import { migrate } from '../../composition/migrate.ts'
import { openGate } from '../gate.ts'
import { freezeJobTime } from '../job-time.ts'
import type { TestDatabase } from './clone-database.ts'

export type OwnCluster = TestDatabase & {
  /** Shuts it down in order, as an update does; it is unavailable until `start`. */
  stop: () => Promise<void>
  /** Kills it at any point, as a crash does; it is unavailable until `start`. */
  crash: () => Promise<void>
  /** Starts it again at the same address; after a crash resolves once it has recovered. */
  start: () => Promise<void>
}

const log = { debug: () => {}, warn: () => {} }

/** Has the same crash safety as in production, for tests that stop it while the product runs. */
export const startOwnCluster = async (): Promise<OwnCluster> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-cluster-'))
  const open = () => startEmbeddedDatabase({ dataDir, log })
  let running = await open()
  const gate = await openGate(() => Number(new URL(running.superuserUrl).port))
  const url = new URL(running.superuserUrl)
  url.port = String(gate.port)
  const { secretKey } = inject('database')
  await migrate(url.href, secretKey)
  await freezeJobTime(url.href, new Date())

  return {
    adminUrl: url.href,
    secretKey,
    stop: () => running.stop(),
    crash: async () => {
      const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await running.stop()
    },
    start: async () => {
      running = await open()
    },
    drop: async () => {
      await gate.close()
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
