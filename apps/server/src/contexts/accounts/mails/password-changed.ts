import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

export const passwordChangedMail = defineMail({
  kind: 'password-changed',
  params: z.object({ reset: mailLink }),
  subject: () => 'Dein Passwort wurde geändert',
  preview: () => 'Warst du das nicht, wähle bitte gleich ein neues.',
  body: ({ reset }, app) => [
    salutation(),
    paragraph(
      `das Passwort deines Kontos bei ${app.title} wurde geändert. Alle anderen Anmeldungen wurden dabei beendet.`,
    ),
    paragraph('Warst du das, musst du nichts weiter tun. Sonst wähle bitte gleich ein neues Passwort:'),
    button('Neues Passwort wählen', app.urlOf(reset)),
    small('Diese Nachricht bekommst du zu deiner Sicherheit bei jeder Änderung.'),
  ],
  sample: { reset: linkTo('authentication-request-password-reset') },
})
