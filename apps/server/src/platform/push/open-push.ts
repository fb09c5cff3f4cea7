import type pg from 'pg'
import type { Config } from '../base/config/config.ts'
import { createApnsProvider } from './apns/apns-provider.ts'
import { createFcmProvider } from './fcm/fcm-provider.ts'
import type { PushProviders } from './push-provider.ts'
import { createPushProviders } from './push-providers.ts'
import { loadVapidKeys } from './web/vapid-keys.ts'
import { createWebPushProvider } from './web/web-push-provider.ts'

/**
 * @param pool logs in as `wohlauf_platform`
 * @throws StartError when the key pair of Web Push cannot be opened
 */
export const openPush = async (
  config: Pick<Config, 'push' | 'secretKey' | 'formerSecretKeys' | 'supportEmailAddress'>,
  pool: pg.Pool,
): Promise<{ push: PushProviders; webPushPublicKey: string }> => {
  const { fcm, apns, webPushHosts } = config.push
  const keys = await loadVapidKeys(pool, config)
  const web = createWebPushProvider({
    keys,
    subject: `mailto:${config.supportEmailAddress}`,
    allowedHosts: webPushHosts,
  })
  const push = createPushProviders({
    web,
    ...(fcm ? { android: createFcmProvider(fcm) } : {}),
    ...(apns ? { ios: createApnsProvider(apns) } : {}),
  })
  return { push, webPushPublicKey: keys.publicKey }
}
