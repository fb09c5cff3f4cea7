import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

export const secondFactorOnMail = defineMail({
  kind: 'second-factor-on',
  params: z.object({ reset: mailLink }),
  subject: () => 'Die Anmeldung in zwei Schritten ist eingeschaltet',
  preview: () => 'Beim Anmelden brauchst du jetzt auch einen Code.',
  body: ({ reset }, app) => [
    salutation(),
    paragraph(
      `für dein Konto bei ${app.title} wurde die Anmeldung in zwei Schritten eingeschaltet. Neben deinem Passwort brauchst du jetzt einen Code aus deiner Authenticator-App. Alle anderen Anmeldungen wurden beendet.`,
    ),
    paragraph(
      'Bewahre deine Wiederherstellungscodes gut auf: Mit ihnen kommst du auch ohne dein Gerät in dein Konto.',
    ),
    paragraph(
      'Warst du das nicht, wähle bitte gleich ein neues Passwort und melde dich beim Support, damit wir den zweiten Schritt entfernen:',
    ),
    button('Neues Passwort wählen', app.urlOf(reset)),
    small('Diese Nachricht bekommst du zu deiner Sicherheit bei jeder Änderung.'),
  ],
  sample: { reset: linkTo('authentication-request-password-reset') },
})
