import * as z from 'zod/mini'
import { germanInstant } from '../../../platform/base/time/german-time.ts'
import { defineMail } from '../../../platform/mail/mail.ts'
import { paragraph, salutation, small } from '../../../platform/mail/parts.ts'

const moment = (instant: string) => germanInstant(new Date(instant))

/** Sent to the owner of an account that an admin has opened; replies go to the support. */
export const accountViewedMail = defineMail({
  kind: 'account-viewed',
  params: z.object({ viewedAt: z.iso.datetime() }),
  subject: () => 'Jemand vom Support hat dein Konto angesehen',
  preview: ({ viewedAt }) => `Am ${moment(viewedAt)}`,
  body: ({ viewedAt }, { title }) => [
    salutation(),
    paragraph(
      `am ${moment(viewedAt)} hat jemand vom Support dein Konto in der App ${title} geöffnet. Das kommt vor, wenn wir einer Frage oder einem Fehler nachgehen. Nach spätestens einer Stunde ist der Zugang vorbei.`,
    ),
    paragraph(
      'Dein Passwort sieht dabei niemand. Passwort, E-Mail Adresse und Einwilligungen kannst nur du selbst ändern.',
    ),
    paragraph(
      'Du hast uns nicht um Hilfe gebeten oder möchtest wissen, worum es ging? Dann antworte einfach auf diese E-Mail.',
    ),
    small('Jeder solche Zugang wird festgehalten. Diese E-Mail bekommst du jedes Mal.'),
  ],
  sample: { viewedAt: '2026-03-04T09:00:00.000Z' },
})
