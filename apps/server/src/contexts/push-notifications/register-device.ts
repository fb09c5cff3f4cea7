import type { Tx } from '../../platform/database/transaction.ts'
import { device } from './tables.ts'

type Registration = Omit<typeof device.$inferInsert, 'appId' | 'id'>

/** Stores a device's last answer, and the session that sent it. */
export const registerDevice = async (tx: Tx, registration: Registration): Promise<void> => {
  const { userId, deviceIdentifier, ...answer } = registration
  await tx
    .insert(device)
    .values({ userId, deviceIdentifier, ...answer })
    .onConflictDoUpdate({ target: [device.appId, device.userId, device.deviceIdentifier], set: answer })
}
