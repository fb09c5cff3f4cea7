import { INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'
import { recordDelivery } from '../record-staff-delivery.ts'

export const appManagerInvitationMail = defineMail({
  kind: 'app-manager-invitation',
  params: z.object({ link: mailLink }),
  subject: (_, app) => `Verwalte die Inhalte von ${app.title}`,
  preview: (_, app) => `Dein Zugang zu ${app.title} liegt bereit.`,
  body: ({ link }, app) => [
    salutation(),
    paragraph(
      `du sollst ${app.title} verwalten: Module und andere Inhalte schreiben und veröffentlichen, Sponsoren anlegen und ihre Lizenzen anpassen.`,
    ),
    button('Zugang anlegen', app.urlOf(link)),
    paragraph(`Der Link gilt ${INVITATION_DAYS} Tage und ist nur für dich.`),
    small('Du kennst diese Einladung nicht? Dann musst du nichts tun: Ohne den Link entsteht kein Zugang.'),
  ],
  recordDelivery,
  sample: {
    link: linkTo('authentication-user-registration-confirmation', '018f0000-0000-7000-8000-000000000001'),
  },
})
