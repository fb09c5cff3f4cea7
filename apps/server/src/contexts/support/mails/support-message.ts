import { ISSUE_TYPES } from '@wohlauf/contract/support/support'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { list, paragraph, quote } from '../../../platform/mail/parts.ts'

type IssueType = (typeof ISSUE_TYPES)[number]

const ISSUE_NAMES: Record<IssueType, string> = {
  TECHNICAL: 'Technisches Problem',
  CONTENT: 'Frage zum Inhalt',
}

export const supportMessageMail = defineMail({
  kind: 'support-message',
  params: z.object({
    name: z.string(),
    emailAddress: z.string(),
    issueType: z.enum(ISSUE_TYPES),
    message: z.string(),
  }),
  subject: ({ issueType }) => `Supportanfrage: ${ISSUE_NAMES[issueType]}`,
  preview: (_, { title }) => `Aus der App ${title}`,
  body: ({ name, emailAddress, issueType, message }, { title }) => [
    paragraph(
      `Jemand braucht Hilfe in der App ${title}. Eine Antwort auf diese Nachricht geht an die Person.`,
    ),
    list([
      `Name: ${name}`,
      `E-Mail Adresse: ${shownAddress(emailAddress)}`,
      `Thema: ${ISSUE_NAMES[issueType]}`,
    ]),
    quote(message),
  ],
  sample: {
    name: 'Miriam Glied',
    emailAddress: 'mitglied@demo.example',
    issueType: 'TECHNICAL' as IssueType,
    message: 'Hallo,\n\nim zweiten Modul lädt das Video nicht. Woran kann das liegen?',
  },
})
