import { shownAddress } from '@wohlauf/contract/rules/shown-address'
import { eq } from 'drizzle-orm'
import { germanDay, germanInstant } from '../../../platform/base/time/german-time.ts'
import { anyOf } from '../../../platform/database/any-of.ts'
import { type ExportOwnData, without, yesOrNo } from '../../../platform/database/own-data.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { accountDeparture, seat, seatReservation, sponsor } from '../../sponsors/index.ts'
import { consent } from '../database/tables.ts'
import { CHANNELS, CONSENTS, ROLES, SEAT_STATES } from './german-labels.ts'

/** A text's version is the day on which it took effect. */
const versionDay = (version: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? germanDay(version) : version

/** The account, its seat, and its owner's consents. */
export const exportOwnAccount: ExportOwnData = async (tx, { userId }) => {
  const accounts = await tx.select().from(appUser).where(eq(appUser.id, userId))
  const seats = await tx
    .select({ seat, sponsorName: sponsor.name })
    .from(seat)
    .innerJoin(sponsor, eq(sponsor.id, seat.sponsorId))
    .where(eq(seat.accountId, userId))
  const departures = await tx
    .select({ departure: accountDeparture, sponsorName: sponsor.name })
    .from(accountDeparture)
    .innerJoin(sponsor, eq(sponsor.id, accountDeparture.sponsorId))
    .where(eq(accountDeparture.accountId, userId))
  const begun = await tx
    .select({ begun: seatReservation, sponsorName: sponsor.name })
    .from(seatReservation)
    .innerJoin(sponsor, eq(sponsor.id, seatReservation.sponsorId))
    .where(
      anyOf(seatReservation.emailAddress, [
        ...accounts.map(({ emailAddress }) => emailAddress),
        ...seats.map((row) => row.seat.emailAddress),
        ...departures.map((row) => row.departure.emailAddress),
      ]),
    )
  const consents = await tx.select().from(consent).where(eq(consent.userId, userId)).orderBy(consent.givenAt)
  return {
    sections: [
      {
        table: 'app_user',
        name: 'account',
        title: 'Dein Konto',
        purpose:
          'Damit du dich anmelden kannst. Dein Passwort kennen wir nicht: Gespeichert ist nur eine Prüfsumme.',
        records: accounts.map((account) => without(account, 'appId', 'passwordHash')),
        shown: {
          columns: [],
          rows: accounts.flatMap((account) => [
            ['Vorname', account.firstName],
            ['Nachname', account.lastName],
            ['E-Mail-Adresse', shownAddress(account.emailAddress)],
            ['Rolle', ROLES[account.role] ?? account.role],
            ['Einführung abgeschlossen', yesOrNo(account.hasCompletedOnboarding)],
            [
              'Benachrichtigungen',
              account.notificationSettings.map((channel) => CHANNELS[channel] ?? channel).join(', ') ||
                'Keine',
            ],
            [
              'Einwilligung in Gesundheitsdaten',
              account.healthConsentVersion ? `Text vom ${versionDay(account.healthConsentVersion)}` : 'Keine',
            ],
            ['Gesperrt', yesOrNo(account.isDisabled)],
            ['Angelegt', germanInstant(account.createdAt)],
            [
              'Zuletzt angemeldet',
              account.lastAuthenticatedAt ? germanInstant(account.lastAuthenticatedAt) : '',
            ],
          ]),
        },
      },
      {
        table: 'seat',
        name: 'seats',
        title: 'Dein Platz',
        purpose:
          'Wer dir den Zugang bezahlt. Dein Unternehmen sieht Namen, Adresse, Stand und Datum, aber nie, was du hier tust.',
        records: seats.map((row) => ({
          ...without(row.seat, 'appId', 'accountId'),
          sponsorName: row.sponsorName,
        })),
        shown: {
          columns: ['Unternehmen', 'Adresse der Einladung', 'Stand', 'Seit'],
          rows: seats.map((row) => [
            row.sponsorName,
            shownAddress(row.seat.emailAddress),
            SEAT_STATES[row.seat.status],
            germanInstant(row.seat.createdAt),
          ]),
        },
      },
      {
        table: 'account_departure',
        name: 'departures',
        title: 'Ende deines Zugangs',
        purpose: 'Dass deine Lizenz zurückgezogen wurde, und bis wann wir dein Konto noch aufheben.',
        records: departures.map((row) => ({
          ...without(row.departure, 'appId', 'accountId'),
          sponsorName: row.sponsorName,
        })),
        shown: {
          columns: ['Unternehmen', 'Adresse der Einladung', 'Zurückgezogen', 'Letzter Tag'],
          rows: departures.map((row) => [
            row.sponsorName,
            shownAddress(row.departure.emailAddress),
            germanInstant(row.departure.revokedAt),
            germanDay(row.departure.endsOn),
          ]),
        },
      },
      {
        table: 'seat_reservation',
        name: 'begunRegistrations',
        title: 'Begonnene Registrierungen',
        purpose:
          'Dass mit deiner Adresse eine Registrierung begonnen wurde. Nach gut einer Woche wird das gelöscht.',
        records: begun.map((row) => ({
          ...without(row.begun, 'appId', 'networkKey'),
          sponsorName: row.sponsorName,
        })),
        shown: {
          columns: ['Unternehmen', 'Adresse', 'Begonnen'],
          rows: begun.map((row) => [
            row.sponsorName,
            shownAddress(row.begun.emailAddress),
            germanInstant(row.begun.startedAt),
          ]),
        },
      },
      {
        table: 'consent',
        name: 'consents',
        title: 'Einwilligungen',
        purpose: 'Wozu du Ja gesagt hast, und wann: Das müssen wir nachweisen können.',
        records: consents.map((row) => without(row, 'appId', 'userId')),
        shown: {
          columns: ['Wozu', 'Text vom', 'Gegeben', 'Widerrufen'],
          rows: consents.map((row) => [
            CONSENTS[row.kind],
            versionDay(row.textVersion),
            germanInstant(row.givenAt),
            row.withdrawnAt ? germanInstant(row.withdrawnAt) : '',
          ]),
        },
      },
    ],
  }
}
