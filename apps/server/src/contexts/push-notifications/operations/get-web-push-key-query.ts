import { getWebPushKey } from '@wohlauf/contract/push-notifications/push-notifications'
import { handle } from '../../../platform/http/mount/handler.ts'

export const getWebPushKeyQuery = handle(getWebPushKey, async ({ services }) => ({
  publicKey: services.webPushPublicKey,
}))
