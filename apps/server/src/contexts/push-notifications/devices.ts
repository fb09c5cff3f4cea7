import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'
import { and, eq, gt, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { session } from '../../platform/sessions/tables.ts'
import { device } from './database/tables.ts'

/** The row of an expired session is kept for some days. */
const isLiving = (now: Date) =>
  and(
    gt(session.expiresAt, now),
    sql`${session.lastSeenAt} + make_interval(secs => ${session.idleSeconds}) > ${now.toISOString()}::timestamptz`,
  )

const isOfDevice = and(eq(session.tokenHash, device.sessionTokenHash), eq(session.userId, device.userId))

/** The devices of these users that may receive messages, of the given kinds. */
export const reachableDevices = (
  tx: Tx,
  userIds: readonly string[],
  kinds: readonly DeviceKind[],
  now: Date,
): Promise<{ id: string; userId: string }[]> =>
  tx
    .select({ id: device.id, userId: device.userId })
    .from(device)
    .innerJoin(session, isOfDevice)
    .where(
      and(
        anyOf(device.userId, userIds),
        anyOf(device.kind, kinds),
        eq(device.isAccepted, true),
        isLiving(now),
      ),
    )

/** The device with its token; undefined when it may not receive messages any more. */
export const findReachableDevice = async (tx: Tx, deviceId: string, now: Date) => {
  const [row] = await tx
    .select({ userId: device.userId, kind: device.kind, token: device.pushToken })
    .from(device)
    .innerJoin(session, isOfDevice)
    .where(and(eq(device.id, deviceId), eq(device.isAccepted, true), isLiving(now)))
  return row
}

/** Deletes a device whose token is permanently invalid, unless it has another token by now. */
export const dropDeadDevice = async (tx: Tx, deviceId: string, token: string): Promise<void> => {
  await tx.delete(device).where(and(eq(device.id, deviceId), eq(device.pushToken, token)))
}
