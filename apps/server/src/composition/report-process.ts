import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Config } from '../platform/base/config/config.ts'
import { acrossTenants, type Tx } from '../platform/database/transaction.ts'
import type { MountDependencies } from '../platform/http/mount/mount.ts'
import { REPORT_EVERY_MS, removeProcess, reportProcess } from '../platform/processes/running-processes.ts'
import type { ProcessKind } from '../platform/processes/tables.ts'
import { createEventCounts } from '../platform/security-log/event-counts.ts'

const REASON = 'processes report that they run, and what they counted, to the admins'

/** Reports the process to the admins twice a minute, with what its security log has counted since, until it is stopped. */
export const startReports = async (
  kind: ProcessKind,
  { release }: Pick<Config, 'release'>,
  { clock, services: { platformPool, metrics } }: Pick<MountDependencies, 'clock' | 'services'>,
): Promise<{ stop: () => Promise<void> }> => {
  const process = { id: randomUUID(), kind, version: release, machine: hostname(), startedAt: clock() }
  const counts = createEventCounts(metrics)

  const inDatabase = async (about: (tx: Tx, now: Date) => Promise<void>): Promise<void> => {
    const now = clock()
    const settle = await acrossTenants(platformPool, REASON, async (tx) => {
      await about(tx, now)
      return counts.save(tx, now)
    })
    settle()
  }
  // The next report makes up for a failed one. The log already contains that the database does not answer.
  const report = () => inDatabase((tx, now) => reportProcess(tx, process, now)).catch(() => {})

  let last = report()
  await last
  const timer = setInterval(() => {
    last = last.then(report)
  }, REPORT_EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await last
      await inDatabase((tx) => removeProcess(tx, process.id)).catch(() => {})
    },
  }
}
