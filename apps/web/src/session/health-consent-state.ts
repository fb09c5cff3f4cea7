import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'

/** `outdated`: the consent was to a text that has changed since. */
export type HealthConsentState = 'given' | 'outdated' | 'missing'

export const healthConsentState = (version: string | null): HealthConsentState => {
  if (version === null) return 'missing'
  return version === HEALTH_DATA_CONSENT.version ? 'given' : 'outdated'
}
