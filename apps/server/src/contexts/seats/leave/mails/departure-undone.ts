import { companyAsSubject } from '@wohlauf/contract/rules/company-name'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation } from '../../../../platform/mail/parts.ts'

export const departureUndoneMail = defineMail({
  kind: 'departure-undone',
  params: z.object({ sponsorName: z.string(), login: mailLink }),
  subject: (_, app) => `Dein Zugang zu ${app.title} gilt wieder`,
  preview: () => 'Du kannst dich wieder anmelden, und alles ist noch da.',
  body: ({ sponsorName, login }, app) => [
    salutation(),
    paragraph(
      `${companyAsSubject(sponsorName)} hat das Ende deines Zugangs zu ${app.title} rückgängig gemacht. Dein Konto wird nicht gelöscht, und alles ist noch da.`,
    ),
    button('Zur Anmeldung', app.urlOf(login)),
    paragraph('Der Link, mit dem du deine Daten abrufen konntest, gilt nicht mehr.'),
  ],
  sample: { sponsorName: 'Musterwerke AG', login: linkTo('authentication-login') },
})
