import { shortDate } from '@wohlauf/contract/rules/calendar-days'
import { companyAsSubject } from '@wohlauf/contract/rules/company-name'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, list, paragraph, salutation, small } from '../../../../platform/mail/parts.ts'

export const seatDepartedMail = defineMail({
  kind: 'seat-departed',
  params: z.object({
    sponsorName: z.string(),
    endsOn: z.iso.date(),
    allowsMove: z.boolean(),
    link: mailLink,
  }),
  subject: (_, app) => `Dein Zugang zu ${app.title} ist beendet`,
  preview: ({ endsOn }) => `Deine Daten kannst du bis zum ${shortDate(endsOn)} abrufen.`,
  body: ({ sponsorName, endsOn, allowsMove, link }, app) => [
    salutation(),
    paragraph(
      `${companyAsSubject(sponsorName)} hat dir den Zugang zu ${app.title} ermöglicht und deine Lizenz jetzt zurückgezogen. Damit ist dein Zugang beendet: Anmelden kannst du dich nicht mehr.`,
    ),
    paragraph(`Bis zum ${shortDate(endsOn)} kannst du noch:`),
    list([
      'deine Daten herunterladen',
      ...(allowsMove ? ['mit deinem Konto auf eine private Adresse umziehen'] : []),
      'dein Konto sofort löschen',
    ]),
    button('Meine Daten abrufen', app.urlOf(link)),
    paragraph(
      `Danach löschen wir dein Konto und alles, was wir über dich gespeichert haben. Das lässt sich dann nicht rückgängig machen.`,
    ),
    paragraph(
      `${companyAsSubject(sponsorName)} hat nie gesehen, was du in der App gemacht hast, und sieht es auch jetzt nicht. Mit Fragen dazu wende dich bitte an deine Ansprechperson dort.`,
    ),
    small(
      `Für deine Daten${allowsMove ? ' und den Umzug' : ''} brauchst du dein Passwort. Gib den Link nicht weiter: Wer ihn hat, kann dein Konto löschen.`,
    ),
  ],
  sample: {
    sponsorName: 'Musterwerke AG',
    endsOn: '2026-03-18',
    allowsMove: true,
    link: linkTo('authentication-departure', '018f0000-0000-7000-8000-000000000001'),
  },
})
