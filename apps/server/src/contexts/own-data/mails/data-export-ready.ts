import * as z from 'zod/mini'
import { germanInstant } from '../../../platform/base/time/german-time.ts'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { button, list, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

/** Links to the profile, which requires a login: access to the mail alone is not enough. */
export const dataExportReadyMail = defineMail({
  kind: 'data-export-ready',
  params: z.object({ availableUntil: z.iso.datetime() }),
  subject: () => 'Deine Daten sind bereit',
  preview: () => 'Du kannst sie 48 Stunden lang in deinem Profil herunterladen.',
  body: ({ availableUntil }, app) => [
    salutation(),
    paragraph(
      `wir haben alles zusammengestellt, was ${app.title} über dich gespeichert hat. In der ZIP-Datei findest du:`,
    ),
    list([
      'daten.html: alles zum Lesen, in jedem Browser und ohne Internet',
      'daten.json: dasselbe für Programme',
      'bilder: deine Bilder, wenn es welche gibt',
    ]),
    button('Zum Profil', app.urlOf(linkTo('profile-show-profile'))),
    paragraph(
      `Dort kannst du sie bis zum ${germanInstant(new Date(availableUntil))} herunterladen. Danach löschen wir die Datei.`,
    ),
    small(
      'Zum Herunterladen musst du angemeldet sein. Hast du das nicht angefordert, ändere bitte dein Passwort.',
    ),
  ],
  sample: { availableUntil: '2026-03-06T09:00:00.000Z' },
})
