import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { eq, or } from 'drizzle-orm'
import { germanInstant } from '../../platform/base/time/german-time.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { accountRequest, mailedLink } from './database/tables.ts'
import type { LinkPurpose } from './rules/link-life.ts'

const LINKS: Record<LinkPurpose, string> = {
  INVITATION: 'Einladung',
  STAFF_INVITATION: 'Einladung zur Verwaltung',
  REGISTRATION: 'Registrierung',
  PASSWORD_RESET: 'Passwort zurücksetzen',
  EMAIL_CHANGE: 'E-Mail Adresse ändern',
  STOP_EMAIL_CHANGE: 'Änderung der E-Mail Adresse stoppen',
  STOP_EMAIL_REMINDERS: 'Erinnerungen per E-Mail ausschalten',
  DEPARTURE: 'Daten abrufen nach dem Ende des Zugangs',
  PRIVATE_MOVE: 'Umzug auf eine private Adresse',
}

const REQUESTS: Record<string, string> = {
  PASSWORD_RESET: 'Passwort zurücksetzen',
  REGISTRATION: 'Registrierung',
  EMAIL_CHANGE: 'E-Mail Adresse ändern',
  PRIVATE_MOVE: 'Umzug auf eine private Adresse',
}

const at = (time: Date | null) => (time ? germanInstant(time) : '')

export const exportOwnLinks: ExportOwnData = async (tx, { userId }) => {
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
  return {
    sections: [
      {
        table: 'mailed_link',
        name: 'mailedLinks',
        title: 'Links in E-Mails',
        purpose: 'Links, die wir dir geschickt haben. Einen Monat nach ihrem Ende werden sie gelöscht.',
        records: links.map((row) => without(row, 'appId', 'accountId', 'tokenHash')),
        readableTable: {
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
        readableTable: {
          columns: ['Was', 'Adresse', 'Wann'],
          rows: requests.map((row) => [
            REQUESTS[row.kind] ?? row.kind,
            shownAddress(row.emailAddress),
            at(row.createdAt),
          ]),
        },
      },
    ],
  }
}
