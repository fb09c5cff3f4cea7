import * as z from 'zod/mini'
import { defineMail } from '../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../platform/mail/mail-link.ts'
import { button, list, paragraph, quote, small } from '../../platform/mail/parts.ts'

/** A mail with every part, for tests of sending itself. */
export const sampleMail = defineMail({
  kind: 'test-sample',
  params: z.object({ firstName: z.string(), message: z.string(), link: mailLink }),
  subject: ({ firstName }) => `Hallo ${firstName}`,
  preview: () => 'Der Link gilt zwei Stunden.',
  body: ({ message, link }, app) => [
    paragraph(`willkommen bei ${app.title}.\nSchön, dass du da bist.`),
    quote(message),
    list(['ein Apfel', 'zwei Birnen']),
    button('Konto anlegen', app.urlOf(link)),
    small('Du warst das nicht? Dann tu einfach nichts.'),
  ],
  sample: {
    firstName: 'Petra',
    message: 'Wie komme ich zu den Modulen?\nIch finde sie nicht.',
    link: linkTo('authentication-user-registration-confirmation', '01990000-0000-7000-8000-000000000000'),
  },
})
