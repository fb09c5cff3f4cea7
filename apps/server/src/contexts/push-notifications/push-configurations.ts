import type { SessionUser } from '@wohlauf/contract/authentication'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { device } from './tables.ts'

/** A user's devices for the session's answer. */
export const pushConfigurationsOf = async (
  tx: Tx,
  userId: string,
): Promise<SessionUser['pushNotificationConfigurations']> => {
  const { deviceIdentifier, isAccepted, refreshedAt } = device
  const rows = await tx
    .select({ deviceIdentifier, isAccepted, refreshedAt })
    .from(device)
    .where(eq(device.userId, userId))
    .orderBy(asc(device.id))
  return rows.map(({ refreshedAt: updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }))
}
