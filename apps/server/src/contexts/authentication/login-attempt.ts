import type { Attempt } from '../../platform/passwords/throttle-keys.ts'

/** @param site the app's id, or `admin` */
export const loginAttempt = (site: string, emailAddress: string, remoteAddress: string): Attempt => ({
  account: `${site}:${emailAddress}`,
  remoteAddress,
})
