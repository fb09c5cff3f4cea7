import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

export const accountCreatedMail = defineMail({
  kind: 'account-created',
  params: z.object({ login: mailLink }),
  subject: () => 'Dein Konto ist angelegt',
  preview: (_, app) => `Du kannst dich ab jetzt bei ${app.title} anmelden.`,
  body: ({ login }, app) => [
    salutation(),
    paragraph(
      `für diese E-Mail Adresse wurde ein Konto bei ${app.title} angelegt. Du meldest dich mit der Adresse und deinem Passwort an.`,
    ),
    button('Zur Anmeldung', app.urlOf(login)),
    small(
      'Du warst das nicht? Dann wähle bitte gleich ein neues Passwort, „Passwort zurücksetzen“ steht auf der Anmeldeseite. Damit enden alle anderen Anmeldungen, und das Konto gehört dir allein. Dort kannst du auch dem Support schreiben.',
    ),
  ],
  sample: { login: linkTo('authentication-login') },
})
