import { PASSWORD_RESET_MINUTES } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

export const passwordResetMail = defineMail({
  kind: 'password-reset',
  params: z.object({ link: mailLink }),
  subject: () => 'Wähle ein neues Passwort',
  preview: () => 'Der Link gilt eine Stunde.',
  body: ({ link }, app) => [
    salutation(),
    paragraph(`jemand hat für dein Konto bei ${app.title} ein neues Passwort angefordert. Warst du das?`),
    button('Neues Passwort wählen', app.urlOf(link)),
    paragraph(`Der Link gilt ${PASSWORD_RESET_MINUTES} Minuten und nur einmal.`),
    small('Du warst es nicht? Dann musst du nichts tun: Dein bisheriges Passwort gilt weiter.'),
  ],
  sample: {
    link: linkTo('authentication-confirm-password-reset', '018f0000-0000-7000-8000-000000000001'),
  },
})
