import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation } from '../../../../platform/mail/parts.ts'

/**
 * Sent to the address that an account has left. It contains neither the new one nor a way back: the mailbox may be
 * the company's.
 */
export const accountMovedMail = defineMail({
  kind: 'account-moved',
  params: z.object({ login: mailLink }),
  subject: () => 'Dein Konto ist umgezogen',
  preview: () => 'Es gehört jetzt zu einer anderen E-Mail Adresse.',
  body: ({ login }, app) => [
    salutation(),
    paragraph(
      `dein Konto bei ${app.title} gehört jetzt zu einer anderen E-Mail Adresse. Dies ist unsere letzte Nachricht an diese hier.`,
    ),
    paragraph(
      'Warst du das nicht? Dann schreib bitte gleich unserem Support. Auf der Anmeldeseite geht das auch ohne Anmeldung:',
    ),
    button('Zur Anmeldeseite', app.urlOf(login)),
  ],
  sample: { login: linkTo('authentication-login') },
})
