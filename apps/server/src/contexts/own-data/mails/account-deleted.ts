import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { paragraph, salutation, small } from '../../../platform/mail/parts.ts'

/** The last mail; its row is deleted when it is sent, and then nothing is stored any more. */
export const accountDeletedMail = defineMail({
  kind: 'account-deleted',
  params: z.object({}),
  subject: () => 'Dein Konto wurde gelöscht',
  preview: () => 'Alles, was wir über dich gespeichert hatten, ist gelöscht.',
  body: (_, app) => [
    salutation(),
    paragraph(`dein Konto bei ${app.title} ist gelöscht, wie du es wolltest.`),
    paragraph(
      'Dein Lernstand, deine Gesundheitspunkte, deine Gewohnheiten und alles andere, was wir über dich gespeichert hatten, gibt es nicht mehr. Das lässt sich nicht rückgängig machen.',
    ),
    paragraph('Danke, dass du ein Stück mit uns gegangen bist. Pass gut auf dich auf.'),
    small(
      'Dies ist unsere letzte Nachricht an dich. Sicherungskopien, in denen deine Daten noch stehen können, verschwinden nach höchstens 35 Tagen.',
    ),
  ],
  sample: {},
})
