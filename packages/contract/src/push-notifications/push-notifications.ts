import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { EmptyObject } from '../values/values.ts'

/** The protocols: FCM, APNs, Web Push. */
export const DEVICE_KINDS = ['android', 'ios', 'web'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

const ofDevice = {
  /** The client's name for its device, independent of its tokens. */
  deviceIdentifier: z.string().check(z.minLength(1), z.maxLength(255)),
  operatingSystem: z.enum(DEVICE_KINDS),
}

/**
 * A device belongs to one user: a token that another user had moves to the caller, and the end of the session releases
 * it. Clients repeat the call when it is older than two weeks.
 */
export const acceptPushNotifications = command(
  'application/push-notifications/accept-push-notifications-for-device-command',
  {
    audience: 'learner',
    isOwnersOnly: true,
    input: z.object({
      ...ofDevice,
      /** For a browser, its subscription as JSON. */
      pushNotificationToken: z.string().check(z.minLength(1), z.maxLength(4096)),
    }),
    output: EmptyObject,
    refusals: ['push-token-not-valid'],
    invalidates: () => ['application/authentication/authenticated-user'],
  },
)

/** A subscription with another key must be replaced. */
export const getWebPushKey = query('application/push-notifications/get-web-push-key-query', {
  audience: 'learner',
  input: EmptyObject,
  output: z.object({
    /** `applicationServerKey`: base64url. */
    publicKey: z.string(),
  }),
})

/** The user has declined on this device: nothing is sent to it. */
export const rejectPushNotifications = command(
  'application/push-notifications/reject-push-notifications-for-device-command',
  {
    audience: 'learner',
    isOwnersOnly: true,
    input: z.object(ofDevice),
    output: EmptyObject,
    invalidates: () => ['application/authentication/authenticated-user'],
  },
)
