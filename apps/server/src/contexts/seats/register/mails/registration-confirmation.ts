import { REGISTRATION_DAYS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../../platform/mail/parts.ts'
import { recordDelivery } from '../../record-delivery.ts'

export const registrationConfirmationMail = defineMail({
  kind: 'registration-confirmation',
  params: z.object({ link: mailLink }),
  subject: (_, app) => `Dein Zugang zu ${app.title}`,
  preview: () => 'Noch ein Schritt, dann kann es losgehen.',
  body: ({ link }, app) => [
    salutation(),
    paragraph(`schön, dass du bei ${app.title} dabei sein möchtest. Ein Platz ist für dich reserviert.`),
    button('Registrierung abschließen', app.urlOf(link)),
    paragraph(
      `Der Link gilt ${REGISTRATION_DAYS} Tage. Danach kannst du dich einfach noch einmal registrieren.`,
    ),
    small('Du hast dich nicht registriert? Dann musst du nichts tun: Ohne den Link entsteht kein Konto.'),
  ],
  picture: 'mail',
  recordDelivery,
  sample: {
    link: linkTo('authentication-user-registration-confirmation', '018f0000-0000-7000-8000-000000000001'),
  },
})
