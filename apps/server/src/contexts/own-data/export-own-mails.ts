import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { eq, or } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { mail } from '../../platform/mail/tables.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { dataExport } from './database/tables.ts'

/** Waiting mails, and exports like this one. */
export const exportOwnMails: ExportOwnData = async (tx, { userId }) => {
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, userId))
  const address = account?.emailAddress ?? ''
  const mails = await tx
    .select()
    .from(mail)
    .where(or(eq(mail.accountId, userId), eq(mail.toAddress, address), eq(mail.replyTo, address)))
  const exports = await tx.select().from(dataExport).where(eq(dataExport.userId, userId))
  return {
    sections: [
      {
        table: 'mail',
        name: 'mails',
        title: 'Wartende E-Mails',
        purpose:
          'E-Mails an dich oder über dich, die noch nicht verschickt sind. Verschickte heben wir nicht auf.',
        records: mails.map((row) => without(row, 'appId', 'accountId')),
        readableTable: {
          columns: ['An', 'Geschrieben'],
          rows: mails.map((row) => [shownAddress(row.toAddress), germanInstant(row.createdAt)]),
        },
      },
      {
        table: 'data_export',
        name: 'dataExports',
        title: 'Datenkopien',
        purpose: 'Dass du diese Kopie angefordert hast. Nach 48 Stunden wird sie bei uns gelöscht.',
        records: exports.map((row) => without(row, 'appId', 'userId', 'storageKey')),
        readableTable: {
          columns: ['Angefordert'],
          rows: exports.map((row) => [germanInstant(row.requestedAt)]),
        },
      },
    ],
  }
}
