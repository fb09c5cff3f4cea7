import { pathOfTap } from '@wohlauf/contract/push-notifications/tap-address'
import { declarativeMessage } from '../../apps/server/src/platform/push/web/web-push-provider.ts'
import { createBrowser } from '../../apps/server/src/testing/push/browser.ts'

/** A subscription at a push service, as the browser would return it. */
export const newSubscription = (): string => createBrowser().token

/** The server's message as a browser decrypts it. */
export const pushMessage = (origin: string, notificationId: string, unseenCount: number): string =>
  JSON.stringify(
    declarativeMessage({
      title: 'Erinnerung an deine Gewohnheit',
      payload: { notificationId, type: 'HABIT_REMINDER' },
      address: origin + pathOfTap(notificationId),
      unseenCount,
      collapseKey: 'abcdefghijklmnopqrstuvwxyz_-1234',
      lifeSeconds: 3600,
    }),
  )
