import { and, desc, eq } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { device } from './database/tables.ts'

type Registration = Omit<typeof device.$inferInsert, 'appId' | 'id'>

/** A client chooses identifiers and addresses, and each reminder is sent to all of a user's devices. */
const MAX_DEVICES = 20

/** Deletes the devices beyond the limit that have been inactive for longest. */
const dropOldest = async (tx: Tx, userId: string): Promise<void> => {
  const surplus = await tx
    .select({ id: device.id })
    .from(device)
    .where(eq(device.userId, userId))
    .orderBy(desc(device.refreshedAt), desc(device.id))
    .offset(MAX_DEVICES)
  if (surplus.length === 0) return
  const ids = surplus.map(({ id }) => id)
  await tx.delete(device).where(and(eq(device.userId, userId), anyOf(device.id, ids)))
}

export const registerDevice = async (tx: Tx, registration: Registration): Promise<void> => {
  const { userId, deviceIdentifier, ...answer } = registration
  await tx
    .insert(device)
    .values({ userId, deviceIdentifier, ...answer })
    .onConflictDoUpdate({ target: [device.appId, device.userId, device.deviceIdentifier], set: answer })
  await dropOldest(tx, userId)
}
