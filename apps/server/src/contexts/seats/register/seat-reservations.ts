import { sql } from 'drizzle-orm'
import { ofBoundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { seat, seatReservation } from '../database/tables.ts'
import { NETWORK_WINDOW_MS } from '../rules/unconfirmed-share.ts'
import type { Sponsor } from '../sponsors/sponsor-seats.ts'

type Asker = { emailAddress: string; networkKey: Buffer; now: Date }

type LinkOwner = Pick<Sponsor, 'id' | 'registrationLinkCreatedAt' | 'maxRegistrations'>

export type LinkUse = {
  /** Seats shown publicly as taken: all seats, and reservations of addresses that took none. */
  usedSeats: number
  /** Uses of the link as it is now, since it was made or renewed; 0 when the link has no limit. */
  registrations: number
  /** The address has begun a registration by this sponsor's link, and may request its mail again. */
  isHolder: boolean
  unconfirmed: { ofLink: number; ofNetwork: number }
}

/** A reservation counts until its registration is confirmed; while its seat is begun, the seat counts instead. */
const usedSeats = (sponsorId: string) => sql<number>`(
  (SELECT count(*) FROM ${seat} WHERE ${ofBoundApp(seat)} AND ${seat.sponsorId} = ${sponsorId})
  + (SELECT count(*) FROM ${seatReservation}
     WHERE ${ofBoundApp(seatReservation)} AND ${seatReservation.sponsorId} = ${sponsorId}
       AND ${seatReservation.confirmedAt} IS NULL
       AND NOT EXISTS (
         SELECT FROM ${seat} WHERE ${ofBoundApp(seat)} AND ${seat.sponsorId} = ${sponsorId}
           AND ${seat.status} = 'REGISTRATION_STARTED' AND ${seat.emailAddress} = ${seatReservation.emailAddress}))
)::integer`

/** The registrations by a link that count against its limit, for known and unknown addresses alike. */
const registrationsBy = (sponsorId: string, linkCreatedAt: Date | null) => {
  const since = linkCreatedAt === null ? sql`'-infinity'` : sql`${linkCreatedAt.toISOString()}::timestamptz`
  return sql<number>`(
    (SELECT count(*) FROM ${seat} WHERE ${ofBoundApp(seat)} AND ${seat.sponsorId} = ${sponsorId}
       AND ${seat.isByLink} AND ${seat.createdAt} >= ${since})
    + (SELECT count(*) FROM ${seatReservation}
       WHERE ${ofBoundApp(seatReservation)} AND ${seatReservation.sponsorId} = ${sponsorId}
         AND ${seatReservation.confirmedAt} IS NULL AND ${seatReservation.startedAt} >= ${since}
         AND NOT EXISTS (
           SELECT FROM ${seat} WHERE ${ofBoundApp(seat)} AND ${seat.sponsorId} = ${sponsorId}
             AND ${seat.status} = 'REGISTRATION_STARTED' AND ${seat.emailAddress} = ${seatReservation.emailAddress}))
  )::integer`
}

/** The publicly visible number: the same, and for as long, for known and unknown addresses. */
export const countPubliclyUsedSeats = async (
  tx: Tx,
  link: LinkOwner,
): Promise<{ usedSeats: number; registrations: number }> => {
  const { rows } = await tx.execute<{ used: number; registrations: number }>(
    sql`SELECT ${usedSeats(link.id)} AS used, ${countedRegistrations(link)} AS registrations`,
  )
  return { usedSeats: rows[0]?.used ?? 0, registrations: rows[0]?.registrations ?? 0 }
}

/** Managers cannot read registrations begun with a known address. */
export const countRegistrationsByLink = async (
  tx: Tx,
  { id, registrationLinkCreatedAt }: Pick<Sponsor, 'id' | 'registrationLinkCreatedAt'>,
): Promise<number> => {
  const { rows } = await tx.execute<{ registrations: number }>(
    sql`SELECT ${registrationsBy(id, registrationLinkCreatedAt)} AS registrations`,
  )
  return rows[0]?.registrations ?? 0
}

/** Counted only where a limit needs the number: a company may register on one morning. */
const countedRegistrations = ({ id, registrationLinkCreatedAt, maxRegistrations }: LinkOwner) =>
  maxRegistrations === null ? sql<number>`0` : registrationsBy(id, registrationLinkCreatedAt)

export const readLinkUse = async (
  tx: Tx,
  link: LinkOwner,
  { emailAddress, networkKey, now }: Asker,
): Promise<LinkUse> => {
  const { id: sponsorId } = link
  const since = new Date(now.getTime() - NETWORK_WINDOW_MS)
  const isUnconfirmed = sql`${seatReservation.confirmedAt} IS NULL`
  const isOfNetwork = sql`${seatReservation.networkKey} = ${networkKey} AND ${seatReservation.startedAt} > ${since.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{
    used: number
    registrations: number
    holders: number
    of_link: number
    of_network: number
  }>(sql`
    SELECT ${usedSeats(sponsorId)} AS used,
      ${countedRegistrations(link)} AS registrations,
      count(*) FILTER (WHERE ${seatReservation.emailAddress} = ${emailAddress})::integer AS holders,
      count(*) FILTER (WHERE ${isUnconfirmed})::integer AS of_link,
      count(*) FILTER (WHERE ${isUnconfirmed} AND ${isOfNetwork})::integer AS of_network
    FROM ${seatReservation}
    WHERE ${ofBoundApp(seatReservation)} AND ${seatReservation.sponsorId} = ${sponsorId}`)
  const [row] = rows
  return {
    usedSeats: row?.used ?? 0,
    registrations: row?.registrations ?? 0,
    isHolder: (row?.holders ?? 0) > 0,
    unconfirmed: { ofLink: row?.of_link ?? 0, ofNetwork: row?.of_network ?? 0 },
  }
}

/** Null for a box that was not ticked. */
export type AcceptedTexts = { termsOfUseVersion: string | null; dataProtectionVersion: string | null }

/** Replaces an earlier reservation of the address. */
export const reserveSeat = async (
  tx: Tx,
  sponsorId: string,
  { emailAddress, networkKey, now }: Asker,
  acceptedTexts: AcceptedTexts,
): Promise<void> => {
  const reservation = { networkKey, startedAt: now, ...acceptedTexts }
  await tx
    .insert(seatReservation)
    .values({ sponsorId, emailAddress, ...reservation })
    .onConflictDoUpdate({
      target: [seatReservation.appId, seatReservation.sponsorId, seatReservation.emailAddress],
      set: reservation,
    })
}
