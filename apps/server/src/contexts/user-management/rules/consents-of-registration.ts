import { DATA_PROTECTION_VERSION, HEALTH_DATA_CONSENT, TERMS_VERSION } from '@wohlauf/contract/legal-texts'

export type ConsentKind = 'TERMS_OF_USE' | 'DATA_PROTECTION' | 'HEALTH_DATA'

/** Versions of texts; missing or null for an unticked box. */
type Ticked = {
  termsOfUseVersion?: string | null | undefined
  dataProtectionVersion?: string | null | undefined
}

type GivenConsent = { kind: ConsentKind; textVersion: string; givenAt: Date }

/** Whether both boxes were ticked when the registration began, so that they need not be shown again. */
export const hasAgreed = (begun: Ticked | null): boolean =>
  Boolean(begun?.termsOfUseVersion && begun.dataProtectionVersion)

/**
 * The consents at the end of a registration: boxes ticked at its beginning or now, and no others. A box
 * ticked now counts only for the current text: another version was not shown.
 *
 * @param begun the boxes ticked with a sponsor's link, and when; null for an invitation
 */
export const consentsOfRegistration = (
  begun: (Ticked & { startedAt: Date }) | null,
  given: Ticked & { healthConsentVersion?: string | undefined },
  now: Date,
): GivenConsent[] => {
  const ticked = (
    kind: ConsentKind,
    atFirst: string | null | undefined,
    atLast: string | null | undefined,
    current: string,
  ): GivenConsent[] => {
    if (begun && atFirst) return [{ kind, textVersion: atFirst, givenAt: begun.startedAt }]
    return atLast === current ? [{ kind, textVersion: current, givenAt: now }] : []
  }
  return [
    ...ticked('TERMS_OF_USE', begun?.termsOfUseVersion, given.termsOfUseVersion, TERMS_VERSION),
    ...ticked(
      'DATA_PROTECTION',
      begun?.dataProtectionVersion,
      given.dataProtectionVersion,
      DATA_PROTECTION_VERSION,
    ),
    ...ticked('HEALTH_DATA', null, given.healthConsentVersion, HEALTH_DATA_CONSENT.version),
  ]
}
