import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation } from '../../../platform/mail/parts.ts'

/** Sent to an account's former address when its undo link ends early. It does not contain the new one. */
export const emailChangeFinalMail = defineMail({
  kind: 'email-change-final',
  params: z.object({ login: mailLink }),
  subject: () => 'Die Änderung deiner E-Mail Adresse ist abgeschlossen',
  preview: () => 'Der Link, mit dem du sie stoppen konntest, gilt nicht mehr.',
  body: ({ login }, app) => [
    salutation(),
    paragraph(
      `dein Konto bei ${app.title} gehört jetzt zu einer neuen E-Mail Adresse. Dort wurde gerade auch ein neues Passwort gewählt. Der Link, mit dem du die Änderung stoppen konntest, gilt deshalb nicht mehr.`,
    ),
    paragraph(
      'Warst du das, musst du nichts weiter tun. Sonst schreib bitte gleich unserem Support. Auf der Anmeldeseite geht das auch ohne Anmeldung:',
    ),
    button('Zur Anmeldeseite', app.urlOf(login)),
  ],
  sample: { login: linkTo('authentication-login') },
})
