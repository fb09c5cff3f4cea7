import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { companyAsSubject } from '@wohlauf/contract/rules/company-name'
import { INVITATION_PROMISES, invitationTitle } from '@wohlauf/contract/rules/invitation-text'
import * as z from 'zod/mini'
import { germanDay } from '../../../../platform/base/time/german-time.ts'
import { defineMail } from '../../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../../platform/mail/mail-link.ts'
import { button, list, paragraph, salutation, small } from '../../../../platform/mail/parts.ts'
import { recordDelivery } from '../../record-delivery.ts'

export const invitationReminderMail = defineMail({
  kind: 'invitation-reminder',
  params: z.object({ sponsorName: z.string(), validUntil: z.iso.datetime(), link: mailLink }),
  subject: (_, app) => `Deine Einladung zu ${app.title} wartet noch`,
  preview: ({ sponsorName }) => `${companyAsSubject(sponsorName)} hält deinen Platz für dich frei.`,
  body: ({ sponsorName, validUntil, link }, app) => [
    salutation(),
    paragraph(`${invitationTitle(sponsorName, app.title)}, und dein Platz ist noch frei.`),
    list(Object.values(INVITATION_PROMISES)),
    button('Konto anlegen', app.urlOf(link)),
    paragraph(`Der Link gilt bis zum ${germanDay(berlinDay(new Date(validUntil)))} und ist nur für dich.`),
    small(
      'Du möchtest nicht? Dann musst du nichts tun: Ohne den Link entsteht kein Konto, und wir erinnern dich höchstens zweimal.',
    ),
  ],
  picture: 'welcome',
  recordDelivery,
  sample: {
    sponsorName: 'Musterwerke AG',
    validUntil: '2026-07-01T09:00:00.000Z',
    link: linkTo('authentication-user-registration-confirmation', '018f0000-0000-7000-8000-000000000001'),
  },
})
