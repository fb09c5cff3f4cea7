import { EMAIL_CHANGE_HOURS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

export const emailChangeMail = defineMail({
  kind: 'email-change',
  params: z.object({ link: mailLink }),
  subject: () => 'Bestätige deine neue E-Mail Adresse',
  preview: () => 'Danach meldest du dich mit dieser Adresse an.',
  body: ({ link }, app) => [
    salutation(),
    paragraph(`diese Adresse soll in Zukunft zu deinem Konto bei ${app.title} gehören.`),
    button('Adresse bestätigen', app.urlOf(link)),
    paragraph(
      `Der Link gilt ${EMAIL_CHANGE_HOURS} Stunden. Bis dahin bleibt deine bisherige Adresse gültig.`,
    ),
    small('Du hast das nicht angefordert? Dann musst du nichts tun.'),
  ],
  sample: { link: linkTo('authentication-confirm-email-change', '018f0000-0000-7000-8000-000000000001') },
})
