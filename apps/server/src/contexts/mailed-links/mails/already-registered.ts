import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

export const alreadyRegisteredMail = defineMail({
  kind: 'already-registered',
  params: z.object({ login: mailLink }),
  subject: () => 'Du hast bereits ein Konto',
  preview: (_, app) => `Mit dieser Adresse bist du bei ${app.title} schon angemeldet.`,
  body: ({ login }, app) => [
    salutation(),
    paragraph(
      `jemand wollte deine E-Mail Adresse bei ${app.title} verwenden. Du hast damit bereits ein Konto und kannst dich einfach anmelden.`,
    ),
    button('Zur Anmeldung', app.urlOf(login)),
    small(
      'Du warst es nicht? Dann musst du nichts tun: An deinem Konto wurde nichts geändert. Dein Passwort vergessen? Auf der Anmeldeseite kannst du ein neues wählen.',
    ),
  ],
  sample: { login: linkTo('authentication-login') },
})
