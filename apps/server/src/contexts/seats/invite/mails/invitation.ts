import { companyAsSubject } from '@wohlauf/contract/rules/company-name'
import { INVITATION_PROMISES, invitationTitle } from '@wohlauf/contract/rules/invitation-text'
import { INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, list, paragraph, small } from '../../../../platform/mail/parts.ts'
import { recordDelivery } from '../../record-delivery.ts'

export const invitationMail = defineMail({
  kind: 'invitation',
  params: z.object({ sponsorName: z.string(), link: mailLink }),
  subject: (_, app) => `Deine Einladung zu ${app.title}`,
  preview: ({ sponsorName }) => `${companyAsSubject(sponsorName)} hat einen Platz für dich reserviert.`,
  body: ({ sponsorName, link }, app) => [
    paragraph(`${invitationTitle(sponsorName, app.title)}.`),
    list(Object.values(INVITATION_PROMISES)),
    button('Konto anlegen', app.urlOf(link)),
    paragraph(`Der Link gilt ${INVITATION_DAYS} Tage und ist nur für dich.`),
    small('Du möchtest nicht? Dann musst du nichts tun: Ohne den Link entsteht kein Konto.'),
  ],
  picture: 'welcome',
  recordDelivery,
  sample: {
    sponsorName: 'Musterwerke AG',
    link: linkTo('authentication-user-registration-confirmation', '018f0000-0000-7000-8000-000000000001'),
  },
})
