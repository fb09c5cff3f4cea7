import { shortDate } from '@wohlauf/contract/rules/calendar-days'

export const accessEndedMessage = (endsOn: string): string =>
  `Dein Zugang ist beendet. Deine Daten kannst du bis zum ${shortDate(endsOn)} über den Link in unserer E-Mail abrufen.`
