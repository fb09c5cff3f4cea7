import type { ThrottleSubject } from '../../platform/passwords/throttle.ts'

export const accountSubject = (site: string, emailAddress: string): ThrottleSubject => ({
  kind: 'account',
  value: `${site}:${emailAddress}`,
})

export const addressSubject = (remoteAddress: string): ThrottleSubject => ({
  kind: 'address',
  value: remoteAddress,
})
