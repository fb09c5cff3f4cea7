import { createHash } from 'node:crypto'
import { acceptPushNotifications } from '@wohlauf/contract/push-notifications/push-notifications'
import { sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { registerDevice } from '../register-device.ts'

export const acceptPushNotificationsCommand = handle(
  acceptPushNotifications,
  async ({ input, tx, user, now, tokenHash, services, refuse }) => {
    if (!tokenHash) return refuse('authentication-required')
    const provider = services.push.providerFor(input.operatingSystem)
    if (provider?.accepts?.(input.pushNotificationToken) === false) return refuse('push-token-not-valid')
    const pushTokenHash = createHash('sha256').update(input.pushNotificationToken).digest()
    // Another account on this device, or this account under another device identifier, may have the token.
    await tx.execute(sql`SELECT ${schemas.lookups}.release_push_token(${boundApp}, ${pushTokenHash})`)
    await registerDevice(tx, {
      userId: user.id,
      sessionTokenHash: tokenHash,
      deviceIdentifier: input.deviceIdentifier,
      kind: input.operatingSystem,
      isAccepted: true,
      pushToken: input.pushNotificationToken,
      pushTokenHash,
      refreshedAt: now,
    })
    return {}
  },
)
