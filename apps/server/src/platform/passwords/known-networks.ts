import { and, eq, gt } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { loginThrottle } from './tables.ts'
import { KNOWN_FOR_MS } from './throttle-rules.ts'

/** Notes that a right password came from there. Such a row counts nothing; it is valid until `blocked_until`. */
export const rememberKnown = async (tx: Tx, keys: readonly Buffer[], now: Date): Promise<void> => {
  const until = new Date(now.getTime() + KNOWN_FOR_MS)
  const rows = keys
    .toSorted(Buffer.compare)
    .map((key) => ({ key, failures: 0, lastFailedAt: now, blockedUntil: until }))
  await tx
    .insert(loginThrottle)
    .values(rows)
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: { lastFailedAt: now, blockedUntil: until },
    })
}

export const isKnown = async (tx: Tx, key: Buffer, now: Date): Promise<boolean> => {
  const rows = await tx
    .select({ key: loginThrottle.key })
    .from(loginThrottle)
    .where(and(eq(loginThrottle.key, key), gt(loginThrottle.blockedUntil, now)))
  return rows.length > 0
}
