import { companyAsSubject } from '@wohlauf/contract/rules/company-name'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { paragraph, salutation, small } from '../../../../platform/mail/parts.ts'

export const seatRevokedMail = defineMail({
  kind: 'seat-revoked',
  params: z.object({ sponsorName: z.string() }),
  subject: (_, app) => `Dein Zugang zu ${app.title} ist beendet`,
  preview: ({ sponsorName }) => `${companyAsSubject(sponsorName)} hat deine Lizenz zurückgezogen.`,
  body: ({ sponsorName }, app) => [
    salutation(),
    paragraph(
      `${companyAsSubject(sponsorName)} hat dir den Zugang zu ${app.title} ermöglicht und deine Lizenz jetzt zurückgezogen. Damit endet dein Zugang, und dein Konto ist gelöscht.`,
    ),
    paragraph(
      'Auch dein Lernstand, deine Gesundheitspunkte, deine Gewohnheiten und alles andere, was wir über dich gespeichert hatten, ist gelöscht. Das lässt sich nicht rückgängig machen.',
    ),
    paragraph(
      `${companyAsSubject(sponsorName)} hat nie gesehen, was du in der App gemacht hast, und sieht es auch jetzt nicht. Mit Fragen dazu wende dich bitte an deine Ansprechperson dort.`,
    ),
    paragraph('Danke, dass du ein Stück mit uns gegangen bist. Pass gut auf dich auf.'),
    small(
      'Dies ist unsere letzte Nachricht an dich. Sicherungskopien, in denen deine Daten noch stehen können, verschwinden nach höchstens 35 Tagen.',
    ),
  ],
  sample: { sponsorName: 'Musterwerke AG' },
})
