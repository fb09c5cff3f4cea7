import {
  DATA_PROTECTION_VERSION,
  HEALTH_DATA_CONSENT,
  TERMS_VERSION,
} from '@wohlauf/contract/legal/legal-texts'
import { describe, expect, test } from 'vitest'
import { consentsOfRegistration, hasAgreed } from './consents-of-registration.ts'

const startedAt = new Date('2026-03-01T10:00:00Z')
const now = new Date('2026-03-04T10:00:00Z')
const SHOWN = {
  TERMS_OF_USE: [TERMS_VERSION, 'terms-of-yesterday'],
  DATA_PROTECTION: [DATA_PROTECTION_VERSION],
}
const ALL = {
  termsOfUseVersion: TERMS_VERSION,
  dataProtectionVersion: DATA_PROTECTION_VERSION,
  healthConsentVersion: HEALTH_DATA_CONSENT.version,
}
const AT_FIRST = { startedAt, termsOfUseVersion: 'terms-before', dataProtectionVersion: 'data-before' }

test.each([
  [null, false],
  [{}, false],
  [{ termsOfUseVersion: 'a' }, false],
  [{ dataProtectionVersion: 'b' }, false],
  [{ termsOfUseVersion: 'a', dataProtectionVersion: null }, false],
  [{ termsOfUseVersion: 'a', dataProtectionVersion: 'b' }, true],
])('of %j both boxes are ticked: %s', (initialTicks, expected) =>
  expect(hasAgreed(initialTicks)).toBe(expected),
)

describe('the consents of a registration', () => {
  test('are the boxes ticked now, for an invitation', () => {
    expect(consentsOfRegistration(null, ALL, SHOWN, now)).toEqual([
      { kind: 'TERMS_OF_USE', textVersion: TERMS_VERSION, givenAt: now },
      { kind: 'DATA_PROTECTION', textVersion: DATA_PROTECTION_VERSION, givenAt: now },
      { kind: 'HEALTH_DATA', textVersion: HEALTH_DATA_CONSENT.version, givenAt: now },
    ])
  })

  test('are the boxes ticked at the beginning; for health data only those ticked now', () => {
    expect(consentsOfRegistration(AT_FIRST, ALL, SHOWN, now)).toEqual([
      { kind: 'TERMS_OF_USE', textVersion: 'terms-before', givenAt: startedAt },
      { kind: 'DATA_PROTECTION', textVersion: 'data-before', givenAt: startedAt },
      { kind: 'HEALTH_DATA', textVersion: HEALTH_DATA_CONSENT.version, givenAt: now },
    ])
  })

  test('are the boxes ticked now if they were not ticked at the beginning', () => {
    const initialTicks = { startedAt, termsOfUseVersion: null }
    expect(consentsOfRegistration(initialTicks, { termsOfUseVersion: TERMS_VERSION }, SHOWN, now)).toEqual([
      { kind: 'TERMS_OF_USE', textVersion: TERMS_VERSION, givenAt: now },
    ])
  })

  test('are also for the text of yesterday, whose page was still open', () => {
    const input = { termsOfUseVersion: 'terms-of-yesterday', dataProtectionVersion: 'terms-of-yesterday' }
    expect(consentsOfRegistration(null, input, SHOWN, now)).toEqual([
      { kind: 'TERMS_OF_USE', textVersion: 'terms-of-yesterday', givenAt: now },
    ])
  })

  test('contain no unticked box, and no text that was not shown', () => {
    expect(consentsOfRegistration(null, {}, SHOWN, now)).toEqual([])
    expect(consentsOfRegistration({ startedAt }, {}, SHOWN, now)).toEqual([])
    const outdated = { termsOfUseVersion: 'x', dataProtectionVersion: 'x', healthConsentVersion: 'x' }
    expect(consentsOfRegistration(null, outdated, SHOWN, now)).toEqual([])
  })
})
