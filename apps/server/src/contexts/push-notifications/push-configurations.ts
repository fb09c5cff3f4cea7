import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { device } from './database/tables.ts'

const devicesQuery = (tx: Tx, name: string) => {
  const { deviceIdentifier, isAccepted, refreshedAt, pushTokenHash } = device
  return tx
    .select({ deviceIdentifier, isAccepted, refreshedAt, pushTokenHash })
    .from(device)
    .where(eq(device.userId, sql.placeholder('userId')))
    .orderBy(asc(device.id))
    .prepare(name)
}

export const pushConfigurationsOf = async (
  tx: Tx,
  userId: string,
): Promise<SessionUser['pushNotificationConfigurations']> => {
  const rows = await prepared(tx, 'push-configurations', devicesQuery).execute({ userId })
  return rows.map(({ refreshedAt, pushTokenHash, ...row }) => ({
    ...row,
    updatedAt: refreshedAt.toISOString(),
    tokenHash: pushTokenHash?.toString('base64url') ?? null,
  }))
}
