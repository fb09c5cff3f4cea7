import { eq, lt } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { runningProcess } from './tables.ts'

type Process = Omit<typeof runningProcess.$inferInsert, 'seenAt'> & { id: string }

export const REPORT_EVERY_MS = 30_000

/** Some reports may be late or lost. */
const SILENT_AFTER_MS = 4 * REPORT_EVERY_MS

const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000

/**
 * Records that a process runs, and forgets those that have been silent for long. For a transaction across tenants.
 */
export const reportProcess = async (tx: Tx, process: Process, now: Date): Promise<void> => {
  await tx
    .delete(runningProcess)
    .where(lt(runningProcess.seenAt, new Date(now.getTime() - FORGOTTEN_AFTER_MS)))
  await tx
    .insert(runningProcess)
    .values({ ...process, seenAt: now })
    .onConflictDoUpdate({ target: runningProcess.id, set: { seenAt: now } })
}

export const removeProcess = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(runningProcess).where(eq(runningProcess.id, id))
}

/** All processes that are not forgotten, sorted by kind, machine and start. For a transaction across tenants. */
export const findProcesses = async (tx: Tx, now: Date) => {
  const rows = await tx
    .select()
    .from(runningProcess)
    .orderBy(runningProcess.kind, runningProcess.machine, runningProcess.startedAt, runningProcess.id)
  return rows.map((row) => ({ ...row, isAlive: now.getTime() - row.seenAt.getTime() < SILENT_AFTER_MS }))
}
