import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { expect, test } from 'vitest'
import { healthConsentState } from './health-consent-state.ts'

test.each([
  ['there is no consent', null, 'missing'],
  ['the consent is to the current text', HEALTH_DATA_CONSENT.version, 'given'],
  ['the text has changed since', '2020-01-01', 'outdated'],
])('when %s (%s), the consent is %s', (_name, version, state) => {
  expect(healthConsentState(version)).toBe(state)
})
