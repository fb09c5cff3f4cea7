import { companyAsOwner } from '@wohlauf/contract/rules/company-name'
import { INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'
import { recordDelivery } from '../record-staff-delivery.ts'

export const sponsorManagerInvitationMail = defineMail({
  kind: 'sponsor-manager-invitation',
  params: z.object({ sponsorName: z.string(), link: mailLink }),
  subject: ({ sponsorName }) => `Verwalte die Lizenzen ${companyAsOwner(sponsorName)}`,
  preview: (_, app) => `Dein Zugang zu ${app.title} liegt bereit.`,
  body: ({ sponsorName, link }, app) => [
    salutation(),
    paragraph(
      `du sollst bei ${app.title} die Lizenzen ${companyAsOwner(sponsorName)} verwalten: Kolleginnen und Kollegen einladen, den Registrierungslink weitergeben und Lizenzen zurückziehen.`,
    ),
    button('Zugang anlegen', app.urlOf(link)),
    paragraph(
      `Der Link gilt ${INVITATION_DAYS} Tage und ist nur für dich. Dein Zugang braucht keine Lizenz.`,
    ),
    small('Du kennst diese Einladung nicht? Dann musst du nichts tun: Ohne den Link entsteht kein Zugang.'),
  ],
  recordDelivery,
  sample: {
    sponsorName: 'Musterwerke AG',
    link: linkTo('authentication-user-registration-confirmation', '018f0000-0000-7000-8000-000000000001'),
  },
})
