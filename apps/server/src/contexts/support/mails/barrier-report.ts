import { shownAddress } from '@wohlauf/contract/values/readable-address'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { list, paragraph, quote } from '../../../platform/mail/parts.ts'

/** The sender's address is not verified, and empty where no answer is wanted. */
export const barrierReportMail = defineMail({
  kind: 'barrier-report',
  params: z.object({ barrier: z.string(), place: z.string(), emailAddress: z.string() }),
  subject: () => 'Eine Barriere wurde gemeldet',
  preview: (_, { title }) => `Aus der App ${title}`,
  body: ({ barrier, place, emailAddress }, { title }) => [
    paragraph(
      `Auf der Seite „Erklärung zur Barrierefreiheit“ der App ${title} wurde eine Barriere gemeldet. ${
        emailAddress
          ? 'Eine Antwort auf diese Nachricht geht an die angegebene Adresse; ob sie der Person gehört, ist nicht geprüft.'
          : 'Die Person hat keine E-Mail Adresse angegeben, sie erwartet also keine Antwort.'
      }`,
    ),
    list([`Wo: ${place}`, ...(emailAddress ? [`E-Mail Adresse: ${shownAddress(emailAddress)}`] : [])]),
    quote(barrier),
  ],
  sample: {
    barrier: 'Mein Vorleseprogramm liest im Tagebuch die Uhrzeit nicht vor.',
    place: 'Ernährungstagebuch, neuer Eintrag',
    emailAddress: 'petra.probe@firma.example',
  },
})
