import { PRIVATE_MOVE_HOURS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../../platform/mail/parts.ts'

export const privateMoveMail = defineMail({
  kind: 'private-move',
  params: z.object({ link: mailLink }),
  subject: () => 'Bestätige deine private Adresse',
  preview: () => 'Danach meldest du dich mit dieser Adresse an.',
  body: ({ link }, app) => [
    salutation(),
    paragraph(
      `dein Konto bei ${app.title} soll auf diese Adresse umziehen. Danach gehört es dir allein, ohne dein Unternehmen, und alles bleibt erhalten.`,
    ),
    button('Umzug bestätigen', app.urlOf(link)),
    paragraph(
      `Der Link gilt ${PRIVATE_MOVE_HOURS} Stunden, höchstens aber bis zum letzten Tag, den wir dir in unserer ersten E-Mail genannt haben.`,
    ),
    small('Du hast das nicht angefordert? Dann musst du nichts tun.'),
  ],
  sample: {
    link: linkTo('authentication-confirm-private-move', '018f0000-0000-7000-8000-000000000001'),
  },
})
