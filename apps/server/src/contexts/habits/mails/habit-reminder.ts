import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, smallLink } from '../../../platform/mail/parts.ts'

/**
 * One mail for all reminders of a user and minute (`decisions.md`, open point 6). Names no habit: the mailbox may
 * belong to the employer.
 */
export const habitReminderMail = defineMail({
  kind: 'habit-reminder',
  params: z.object({ isSeveral: z.boolean(), stop: mailLink }),
  subject: ({ isSeveral }) =>
    isSeveral ? 'Erinnerung an deine Gewohnheiten' : 'Erinnerung an deine Gewohnheit',
  preview: () => 'Heute hast du dir etwas vorgenommen.',
  body: ({ isSeveral, stop }, app) => [
    salutation(),
    paragraph(
      isSeveral
        ? 'heute hast du dir etwas vorgenommen. Wenn du so weit bist, hake es ab.'
        : 'heute hast du dir etwas vorgenommen. Wenn es getan ist, hake es ab.',
    ),
    button(
      isSeveral ? 'Zu deinen Gewohnheiten' : 'Zu deiner Gewohnheit',
      app.urlOf(linkTo('manage-habit-intents-habit-intent-list')),
    ),
    smallLink('Du möchtest diese E-Mails nicht mehr? Hier schaltest du sie aus:', app.urlOf(stop)),
  ],
  unsubscribe: ({ stop }) => stop,
  sample: {
    isSeveral: true,
    stop: linkTo('authentication-stop-email-reminders', '01990000-0000-7000-8000-000000000000'),
  },
})
