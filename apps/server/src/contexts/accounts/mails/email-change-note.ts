import { STOP_EMAIL_CHANGE_DAYS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

/** Sent to the old address, which may stop the change. It does not contain the new one. */
export const emailChangeNoteMail = defineMail({
  kind: 'email-change-note',
  params: z.object({ link: mailLink }),
  subject: () => 'Deine E-Mail Adresse soll geändert werden',
  preview: () => 'Warst du das nicht, kannst du die Änderung stoppen.',
  body: ({ link }, app) => [
    salutation(),
    paragraph(
      `für dein Konto bei ${app.title} wurde eine neue E-Mail Adresse angefordert. Warst du das, musst du nichts weiter tun: Bestätige die Änderung in dem Postfach der neuen Adresse.`,
    ),
    paragraph('Warst du es nicht? Dann stoppe die Änderung. Alle Anmeldungen werden dabei beendet.'),
    button('Änderung stoppen', app.urlOf(link)),
    small(
      `Der Link gilt ${STOP_EMAIL_CHANGE_DAYS} Tage, auch wenn die neue Adresse schon bestätigt wurde. Er endet früher, sobald mit der neuen Adresse ein neues Passwort gewählt wird. Warte also nicht, wenn du die Änderung nicht wolltest.`,
    ),
  ],
  sample: {
    link: linkTo('authentication-stop-email-change', '018f0000-0000-7000-8000-000000000001'),
  },
})
