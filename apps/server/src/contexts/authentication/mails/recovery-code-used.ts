import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { linkTo, mailLink } from '../../../platform/mail/mail-link.ts'
import { button, paragraph, salutation, small } from '../../../platform/mail/parts.ts'

const remainingCodesText = (count: number): string => {
  if (count === 0) return 'Du hast jetzt keinen Code mehr. Erzeuge bitte gleich neue.'
  return count === 1 ? 'Du hast noch einen Code.' : `Du hast noch ${count} Codes.`
}

export const recoveryCodeUsedMail = defineMail({
  kind: 'recovery-code-used',
  params: z.object({ codesLeft: z.int(), profile: mailLink }),
  subject: () => 'Ein Wiederherstellungscode wurde benutzt',
  preview: () => 'Warst du das nicht, ändere bitte gleich dein Passwort.',
  body: ({ codesLeft, profile }, app) => [
    salutation(),
    paragraph(
      `dein Konto bei ${app.title} wurde gerade mit deinem Passwort und einem Wiederherstellungscode bestätigt. ${remainingCodesText(codesLeft)}`,
    ),
    paragraph(
      'Warst du das, musst du nichts weiter tun. Sonst kennt jemand dein Passwort und deine Codes: Ändere bitte gleich beides.',
    ),
    button('Zum Profil', app.urlOf(profile)),
    small('Diese Nachricht bekommst du zu deiner Sicherheit jedes Mal.'),
  ],
  sample: { codesLeft: 9, profile: linkTo('profile-show-profile') },
})
