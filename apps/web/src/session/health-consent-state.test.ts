import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal-texts'
import { expect, test } from 'vitest'
import { healthConsentState } from './health-consent-state.ts'

test.each([
  ['nothing was agreed to', null, 'missing'],
  ['the text is the one that was agreed to', HEALTH_DATA_CONSENT.version, 'given'],
  ['the text has changed since', '2020-01-01', 'outdated'],
])('when %s (%s), the consent is %s', (_name, version, state) => {
  expect(healthConsentState(version)).toBe(state)
})
