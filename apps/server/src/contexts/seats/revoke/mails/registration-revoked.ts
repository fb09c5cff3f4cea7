import { companyAsSubject, companyInDative } from '@wohlauf/contract/rules/company-name'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { paragraph, salutation, small } from '../../../../platform/mail/parts.ts'

export const registrationRevokedMail = defineMail({
  kind: 'registration-revoked',
  params: z.object({ sponsorName: z.string() }),
  subject: () => 'Deine Registrierung wurde beendet',
  preview: ({ sponsorName }) => `${companyAsSubject(sponsorName)} hat den reservierten Platz zurückgezogen.`,
  body: ({ sponsorName }, app) => [
    salutation(),
    paragraph(
      `mit dieser E-Mail Adresse wurde eine Registrierung bei ${app.title} begonnen. ${companyAsSubject(sponsorName)} hat den Platz dafür zurückgezogen. Der Link in unserer letzten E-Mail gilt deshalb nicht mehr.`,
    ),
    paragraph(
      'Ein Konto ist nicht entstanden, und was wir für die Registrierung gespeichert hatten, ist gelöscht.',
    ),
    small(
      `Du hast eine Frage dazu? Deine Ansprechperson bei ${companyInDative(sponsorName)} hilft dir weiter. Du hast dich nicht registriert? Dann musst du nichts tun.`,
    ),
  ],
  sample: { sponsorName: 'Musterwerke AG' },
})
