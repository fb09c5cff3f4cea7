import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { paragraph, salutation, small } from '../../../platform/mail/parts.ts'

/** Repeats none of the text, so that it cannot be used to send texts to others. */
export const messageReceivedMail = defineMail({
  kind: 'message-received',
  params: z.object({}),
  subject: () => 'Wir haben deine Nachricht erhalten',
  preview: () => 'Du hörst bald von uns.',
  body: (_, { title }) => [
    salutation(),
    paragraph(
      `danke, dass du uns geschrieben hast. Deine Nachricht aus der App ${title} ist bei uns angekommen, und wir kümmern uns darum.`,
    ),
    paragraph(
      'Du bekommst eine persönliche Antwort: in der Regel innerhalb weniger Stunden, spätestens nach 48 Stunden.',
    ),
    small(
      'Du hast uns gar nicht geschrieben? Dann hat jemand deine Adresse angegeben, vielleicht aus Versehen. Du musst nichts weiter tun.',
    ),
  ],
  sample: {},
})
