import { shownAddress } from '@wohlauf/contract/rules/shown-address'
import { eq, or } from 'drizzle-orm'
import { germanInstant } from '../../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../../platform/database/own-data.ts'
import { mail } from '../../../platform/mail/tables.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { accountRequest, dataExport, mailedLink } from '../database/tables.ts'
import { LINKS, REQUESTS } from './german-labels.ts'

const at = (time: Date | null) => (time ? germanInstant(time) : '')

/**
 * Pending data of a user: links, requests, mails, exports like this one. Most of it exists only for minutes.
 */
export const exportOwnMails: ExportOwnData = async (tx, { userId }) => {
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, userId))
  const address = account?.emailAddress ?? ''
  const links = await tx
    .select()
    .from(mailedLink)
    .where(eq(mailedLink.accountId, userId))
    .orderBy(mailedLink.createdAt)
  const requests = await tx
    .select()
    .from(accountRequest)
    .where(or(eq(accountRequest.accountId, userId), eq(accountRequest.emailAddress, address)))
  const mails = await tx
    .select()
    .from(mail)
    .where(or(eq(mail.accountId, userId), eq(mail.toAddress, address), eq(mail.replyTo, address)))
  const exports = await tx.select().from(dataExport).where(eq(dataExport.userId, userId))
  return {
    sections: [
      {
        table: 'mailed_link',
        name: 'mailedLinks',
        title: 'Links in E-Mails',
        purpose: 'Links, die wir dir geschickt haben. Einen Monat nach ihrem Ende werden sie gelöscht.',
        records: links.map((row) => without(row, 'appId', 'accountId', 'tokenHash')),
        shown: {
          columns: ['Wofür', 'Neue Adresse', 'Verschickt', 'Gültig bis', 'Genutzt'],
          rows: links.map((row) => [
            LINKS[row.purpose],
            shownAddress(row.emailAddress ?? ''),
            at(row.createdAt),
            at(row.expiresAt),
            at(row.usedAt),
          ]),
        },
      },
      {
        table: 'account_request',
        name: 'accountRequests',
        title: 'Offene Anfragen',
        purpose: 'Was gerade angefragt und noch nicht beantwortet ist.',
        records: requests.map((row) => without(row, 'appId', 'accountId')),
        shown: {
          columns: ['Was', 'Adresse', 'Wann'],
          rows: requests.map((row) => [
            REQUESTS[row.kind] ?? row.kind,
            shownAddress(row.emailAddress),
            at(row.createdAt),
          ]),
        },
      },
      {
        table: 'mail',
        name: 'mails',
        title: 'Wartende E-Mails',
        purpose:
          'E-Mails an dich oder über dich, die noch nicht verschickt sind. Verschickte heben wir nicht auf.',
        records: mails.map((row) => without(row, 'appId', 'accountId')),
        shown: {
          columns: ['An', 'Geschrieben'],
          rows: mails.map((row) => [shownAddress(row.toAddress), at(row.createdAt)]),
        },
      },
      {
        table: 'data_export',
        name: 'dataExports',
        title: 'Datenkopien',
        purpose: 'Dass du diese Kopie angefordert hast. Nach 48 Stunden wird sie bei uns gelöscht.',
        records: exports.map((row) => without(row, 'appId', 'userId', 'storageKey')),
        shown: { columns: ['Angefordert'], rows: exports.map((row) => [at(row.requestedAt)]) },
      },
    ],
  }
}
