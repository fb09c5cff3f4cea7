import type { LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import { type LegalTextKind, STANDARD_VERSIONS } from '@wohlauf/contract/legal/legal-texts'
import { BRAND } from '@wohlauf/contract/values/brand'
import { germanDate } from '../../ui/time/berlin-time.ts'

export const KIND_NAMES: Record<LegalTextKind, string> = {
  TERMS_OF_USE: 'Nutzungsbedingungen',
  DATA_PROTECTION: 'Datenschutz',
  IMPRINT: 'Impressum',
  ACCESSIBILITY: 'Erklärung zur Barrierefreiheit',
  EASY_LANGUAGE: 'Leichte Sprache und Gebärdensprache',
}

export const hasStandard = (kind: LegalTextKind): boolean => STANDARD_VERSIONS[kind] !== null

/** From its day on the app shows no such text. */
export const isWithoutText = ({ kind, bodyHtml }: LegalTextVersion): boolean =>
  bodyHtml === null && !hasStandard(kind)

/** "Fassung vom 01.01.2027"; the name of a version without an own text says so. */
export const nameOfVersion = (version: LegalTextVersion): string => {
  const day = `Fassung vom ${germanDate(version.version)}`
  if (isWithoutText(version)) return `Kein Text, ${day}`
  return version.bodyHtml === null ? `Standardtext von ${BRAND}, ${day}` : day
}
