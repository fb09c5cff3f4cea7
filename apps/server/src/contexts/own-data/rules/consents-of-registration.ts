import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'

export type ConsentKind = 'TERMS_OF_USE' | 'DATA_PROTECTION' | 'HEALTH_DATA'

/** Versions of texts; missing or null for an unticked box. */
type Ticked = {
  termsOfUseVersion?: string | null | undefined
  dataProtectionVersion?: string | null | undefined
}

/** The versions of the app's texts that a page opened at most a day ago shows. */
type ShownVersions = Readonly<Record<'TERMS_OF_USE' | 'DATA_PROTECTION', readonly string[]>>

export type GivenConsent = { kind: ConsentKind; textVersion: string; givenAt: Date }

/** The version of a ticked box; null for an unticked one, and for a text that was not shown. */
export const tickedVersion = (
  version: string | null | undefined,
  shownVersions: readonly string[],
): string | null => (version && shownVersions.includes(version) ? version : null)

/** Whether both boxes were ticked when the registration began, so that they need not be shown again. */
export const hasAgreed = (initialTicks: Ticked | null): boolean =>
  Boolean(initialTicks?.termsOfUseVersion && initialTicks.dataProtectionVersion)

/**
 * Counts boxes ticked at the beginning or now. A box ticked now counts only for a text that was shown: the current
 * one, or that of a page opened before midnight.
 * @param initialTicks the boxes ticked with a sponsor's link, and when; null for an invitation
 */
export const consentsOfRegistration = (
  initialTicks: (Ticked & { startedAt: Date }) | null,
  input: Ticked & { healthConsentVersion?: string | undefined },
  shownVersions: ShownVersions,
  now: Date,
): GivenConsent[] => {
  const ticked = (
    kind: ConsentKind,
    atFirst: string | null | undefined,
    atLast: string | null | undefined,
    texts: readonly string[],
  ): GivenConsent[] => {
    if (initialTicks && atFirst) return [{ kind, textVersion: atFirst, givenAt: initialTicks.startedAt }]
    const textVersion = tickedVersion(atLast, texts)
    return textVersion ? [{ kind, textVersion, givenAt: now }] : []
  }
  return [
    ...ticked(
      'TERMS_OF_USE',
      initialTicks?.termsOfUseVersion,
      input.termsOfUseVersion,
      shownVersions.TERMS_OF_USE,
    ),
    ...ticked(
      'DATA_PROTECTION',
      initialTicks?.dataProtectionVersion,
      input.dataProtectionVersion,
      shownVersions.DATA_PROTECTION,
    ),
    ...ticked('HEALTH_DATA', null, input.healthConsentVersion, [HEALTH_DATA_CONSENT.version]),
  ]
}
