import { DATA_PROTECTION_VERSION, HEALTH_DATA_CONSENT, TERMS_VERSION } from '@wohlauf/contract/legal-texts'
import type { Tx } from '../../platform/database/transaction.ts'
import { consent } from './tables.ts'

/** What a registration agrees to: terms and data protection always, the processing of health data when its box was ticked. */
export const saveConsentsOfRegistration = async (
  tx: Tx,
  userId: string,
  hasHealthConsent: boolean,
  now: Date,
): Promise<void> => {
  await tx
    .insert(consent)
    .values([
      { userId, kind: 'TERMS_OF_USE', textVersion: TERMS_VERSION, givenAt: now },
      { userId, kind: 'DATA_PROTECTION', textVersion: DATA_PROTECTION_VERSION, givenAt: now },
      ...(hasHealthConsent
        ? [{ userId, kind: 'HEALTH_DATA' as const, textVersion: HEALTH_DATA_CONSENT.version, givenAt: now }]
        : []),
    ])
}
