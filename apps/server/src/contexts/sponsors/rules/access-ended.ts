import { shortDate } from '@wohlauf/contract/rules/calendar-days'

/** What somebody reads who logs in after the seat was taken back. */
export const accessEndedMessage = (endsOn: string): string =>
  `Dein Zugang ist beendet. Deine Daten kannst du bis zum ${shortDate(endsOn)} über den Link in unserer E-Mail abrufen.`
