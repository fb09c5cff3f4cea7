import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { eq } from 'drizzle-orm'
import { germanDay, germanInstant } from '../../platform/base/time/german-time.ts'
import { anyOf } from '../../platform/database/any-of.ts'
import { type ExportOwnData, without } from '../../platform/database/own-data.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { accountDeparture, type SeatStatus, seat, seatReservation, sponsor } from './database/tables.ts'

const SEAT_STATES: Record<SeatStatus, string> = {
  INVITED: 'Eingeladen',
  REGISTRATION_STARTED: 'Registrierung begonnen',
  ACCEPTED: 'Angenommen',
}

export const exportOwnSeats: ExportOwnData = async (tx, { userId }) => {
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
  const begunRegistrations = await tx
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
  return {
    sections: [
      {
        table: 'seat',
        name: 'seats',
        title: 'Dein Platz',
        purpose:
          'Wer dir den Zugang ermöglicht. Dein Unternehmen sieht Namen, Adresse, Stand und Datum, aber nie, was du hier tust.',
        records: seats.map((row) => ({
          ...without(row.seat, 'appId', 'accountId'),
          sponsorName: row.sponsorName,
        })),
        readableTable: {
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
        readableTable: {
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
        records: begunRegistrations.map((row) => ({
          ...without(row.begun, 'appId', 'networkKey'),
          sponsorName: row.sponsorName,
        })),
        readableTable: {
          columns: ['Unternehmen', 'Adresse', 'Begonnen'],
          rows: begunRegistrations.map((row) => [
            row.sponsorName,
            shownAddress(row.begun.emailAddress),
            germanInstant(row.begun.startedAt),
          ]),
        },
      },
    ],
  }
}
