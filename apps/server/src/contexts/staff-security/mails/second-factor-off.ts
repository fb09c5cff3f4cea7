import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

/** Switched off by the owner, or removed by an admin because the owner had lost their device. */
export const secondFactorOffMail = defineMail({
  kind: 'second-factor-off',
  params: z.object({ isBySupport: z.boolean(), reset: mailLink }),
  subject: () => 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
  preview: () => 'Zum Anmelden genügt jetzt wieder dein Passwort.',
  body: ({ isBySupport, reset }, app) => [
    salutation(),
    paragraph(
      isBySupport
        ? `der Support hat für dein Konto bei ${app.title} die Anmeldung in zwei Schritten entfernt und alle deine Anmeldungen beendet. Zum Anmelden genügt jetzt dein Passwort. Im Profil kannst du den zweiten Schritt neu einrichten.`
        : `für dein Konto bei ${app.title} wurde die Anmeldung in zwei Schritten ausgeschaltet. Zum Anmelden genügt jetzt wieder dein Passwort.`,
    ),
    paragraph(
      isBySupport
        ? 'Hast du nicht darum gebeten, wähle bitte gleich ein neues Passwort und melde dich beim Support:'
        : 'Warst du das, musst du nichts weiter tun. Sonst wähle bitte gleich ein neues Passwort:',
    ),
    button('Neues Passwort wählen', app.urlOf(reset)),
    small('Diese Nachricht bekommst du zu deiner Sicherheit bei jeder Änderung.'),
  ],
  sample: { isBySupport: false, reset: linkTo('authentication-request-password-reset') },
})
