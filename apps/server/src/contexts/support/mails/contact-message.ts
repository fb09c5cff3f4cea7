import { shownAddress } from '@wohlauf/contract/values/readable-address'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { list, paragraph, quote } from '../../../platform/mail/parts.ts'

/** The sender's address is not verified. */
export const contactMessageMail = defineMail({
  kind: 'contact-message',
  params: z.object({ emailAddress: z.string(), message: z.string() }),
  subject: () => 'Nachricht von der Anmeldeseite',
  preview: (_, { title }) => `Aus der App ${title}`,
  body: ({ emailAddress, message }, { title }) => [
    paragraph(
      `Jemand hat auf der Anmeldeseite der App ${title} geschrieben. Eine Antwort auf diese Nachricht geht an die angegebene Adresse; ob sie der Person gehört, ist nicht geprüft.`,
    ),
    list([`E-Mail Adresse: ${shownAddress(emailAddress)}`]),
    quote(message),
  ],
  sample: {
    emailAddress: 'petra.probe@firma.example',
    message: 'Guten Tag,\n\nich habe mein Passwort zurückgesetzt, aber es kommt keine E-Mail an.',
  },
})
