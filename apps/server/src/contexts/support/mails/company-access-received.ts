import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { paragraph, salutation, small } from '../../../platform/mail/parts.ts'

/** Repeats none of the input, like every confirmation to an unverified address. */
export const companyAccessReceivedMail = defineMail({
  kind: 'company-access-received',
  params: z.object({}),
  subject: () => 'Wir haben deine Anfrage erhalten',
  preview: () => 'Wir melden uns bei dir.',
  body: (_, { title }) => [
    salutation(),
    paragraph(
      `danke für dein Interesse an ${title}. Deine Anfrage für dein Unternehmen ist bei uns angekommen. Wir melden uns bei dir, um alles Weitere zu besprechen: in der Regel innerhalb weniger Stunden, spätestens nach 48 Stunden.`,
    ),
    small(
      'Du hast gar nicht nachgefragt? Dann hat jemand deine Adresse angegeben, vielleicht aus Versehen. Du musst nichts weiter tun.',
    ),
  ],
  sample: {},
})
