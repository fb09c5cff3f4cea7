import { companyAsSubject } from '@wohlauf/contract/rules/company-name'
import { INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, paragraph, small } from '../../../../platform/mail/parts.ts'
import { noteDelivery } from '../../note-delivery.ts'

export const invitationMail = defineMail({
  kind: 'invitation',
  params: z.object({ sponsorName: z.string(), link: mailLink }),
  subject: (_, app) => `Deine Einladung zu ${app.title}`,
  preview: ({ sponsorName }) => `${companyAsSubject(sponsorName)} hat einen Platz für dich reserviert.`,
  body: ({ sponsorName, link }, app) => [
    paragraph(
      `${companyAsSubject(sponsorName)} lädt dich zu ${app.title} ein: kurze Lernmodule, Gewohnheiten, die zu dir passen, und ein Tempo, das du selbst bestimmst.`,
    ),
    button('Konto anlegen', app.urlOf(link)),
    paragraph(`Der Link gilt ${INVITATION_DAYS} Tage und ist nur für dich.`),
    small(
      `${companyAsSubject(sponsorName)} sieht, ob du einen Platz nutzt, aber nie, was du in der App machst. Du möchtest nicht? Dann musst du nichts tun: Ohne den Link entsteht kein Konto.`,
    ),
  ],
  noteDelivery,
  sample: {
    sponsorName: 'Musterwerke AG',
    link: linkTo('authentication-user-registration-confirmation', '018f0000-0000-7000-8000-000000000001'),
  },
})
