import { shownAddress } from '@wohlauf/contract/values/readable-address'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { list, paragraph } from '../../../platform/mail/parts.ts'

export const companyAccessRequestMail = defineMail({
  kind: 'company-access-request',
  params: z.object({
    companyName: z.string(),
    fullName: z.string(),
    emailAddress: z.string(),
    phoneNumber: z.string(),
  }),
  subject: () => 'Ein Unternehmen möchte einen Zugang',
  preview: (_, { title }) => `Aus der App ${title}`,
  body: ({ companyName, fullName, emailAddress, phoneNumber }, { title }) => [
    paragraph(
      `Auf der Anmeldeseite der App ${title} hat ein Unternehmen nach einem Zugang gefragt. Eine Antwort auf diese Nachricht geht an die angegebene Adresse; ob sie der Person gehört, ist nicht geprüft.`,
    ),
    list([
      `Unternehmen: ${companyName}`,
      `Name: ${fullName}`,
      `E-Mail Adresse: ${shownAddress(emailAddress)}`,
      `Telefon: ${phoneNumber}`,
    ]),
  ],
  sample: {
    companyName: 'Musterwerke AG',
    fullName: 'Sven Sommer',
    emailAddress: 'sven.sommer@musterwerke.example',
    phoneNumber: '+49 89 123456',
  },
})
