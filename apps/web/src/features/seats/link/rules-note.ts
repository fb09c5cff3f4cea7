import type { RegistrationLinkRules } from '@wohlauf/contract/seats/link-rules'
import { germanDate } from '../../../ui/time/berlin-time.ts'

export const rulesNote = ({
  allowedDomains,
  endsOn,
  maxRegistrations,
  registrations,
}: RegistrationLinkRules): string => {
  const parts = [
    allowedDomains.length > 0
      ? `Nur mit ${allowedDomains.map((domain) => `@${domain}`).join(', ')}`
      : 'Für jede E-Mail Adresse',
    ...(endsOn ? [`bis ${germanDate(endsOn)}`] : []),
    maxRegistrations === null
      ? registrations === 1
        ? '1 Registrierung'
        : `${registrations.toLocaleString('de')} Registrierungen`
      : `${registrations.toLocaleString('de')} von ${maxRegistrations.toLocaleString('de')} Registrierungen`,
  ]
  return parts.join(' · ')
}
