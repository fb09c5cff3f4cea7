import type { LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import type { LegalTextKind } from '@wohlauf/contract/legal/legal-texts'
import { BRAND } from '@wohlauf/contract/values/brand'
import { germanDate } from '../../ui/time/berlin-time.ts'

export const KIND_NAMES: Record<LegalTextKind, string> = {
  TERMS_OF_USE: 'Nutzungsbedingungen',
  DATA_PROTECTION: 'Datenschutz',
  IMPRINT: 'Impressum',
}

/** "Fassung vom 01.01.2027"; the name of a standard text says so. */
export const nameOfVersion = ({ bodyHtml, version }: LegalTextVersion): string =>
  `${bodyHtml === null ? `Standardtext von ${BRAND}, ` : ''}Fassung vom ${germanDate(version)}`
