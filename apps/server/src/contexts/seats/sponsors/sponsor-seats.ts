import { and, count, eq, sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { seat, sponsor } from '../database/tables.ts'

const columns = {
  id: sponsor.id,
  name: sponsor.name,
  availableSeats: sponsor.availableSeats,
  revision: sponsor.revision,
  registrationLinkSlug: sponsor.registrationLinkSlug,
  registrationLinkCreatedAt: sponsor.registrationLinkCreatedAt,
  allowedDomains: sponsor.registrationLinkDomains,
  endsOn: sponsor.registrationLinkEndsOn,
  maxRegistrations: sponsor.registrationLinkMaxRegistrations,
}

/** A sponsor with its registration link, if it has one, and the link's rules. */
export type Sponsor = {
  [Name in keyof typeof columns]: (typeof columns)[Name]['_']['notNull'] extends true
    ? (typeof columns)[Name]['_']['data']
    : (typeof columns)[Name]['_']['data'] | null
}

/** The sponsor, if the transaction may see it. */
export const findSponsor = async (tx: Tx, sponsorId: string): Promise<Sponsor | null> => {
  const [row] = await tx.select(columns).from(sponsor).where(eq(sponsor.id, sponsorId))
  return row ?? null
}

type SeatContext = { tx: Tx; actForSponsor: (sponsorId: string) => Promise<void> }

/**
 * The sponsor whose registration link ends in this slug; null when the link was renewed or never existed. From then
 * on the transaction acts for the sponsor.
 */
export const findSponsorBySlug = async (
  { tx, actForSponsor }: SeatContext,
  slug: string,
): Promise<Sponsor | null> => {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`SELECT ${schemas.lookups}.find_sponsor_by_slug(${boundApp}, ${slug}) AS id`,
  )
  const id = rows[0]?.id
  if (!id) return null
  await actForSponsor(id)
  return findSponsor(tx, id)
}

/**
 * Locks the sponsor against other transactions that take seats, until the transaction ends. Free seats are
 * counted afterwards, from the row as it is then.
 *
 * @param slug if given, the link must still be the sponsor's own: it may have been renewed meanwhile
 * @returns null when the sponsor was deleted, or the link renewed
 */
export const lockSponsor = async (tx: Tx, sponsorId: string, slug?: string): Promise<Sponsor | null> => {
  const isTheirs = and(
    eq(sponsor.id, sponsorId),
    slug === undefined ? undefined : eq(sponsor.registrationLinkSlug, slug),
  )
  const [row] = await tx.select(columns).from(sponsor).where(isTheirs).for('update')
  return row ?? null
}

/**
 * Every seat counts, from its invitation or the start of a registration on. For managers: the public number of
 * `countPubliclyUsedSeats` does not reveal which addresses have an account.
 */
export const countUsedSeats = async (tx: Tx, sponsorId: string): Promise<number> => {
  const [row] = await tx.select({ used: count() }).from(seat).where(eq(seat.sponsorId, sponsorId))
  return row?.used ?? 0
}

/** All sponsors that the transaction may see, with the numbers of their taken seats. */
export const findSponsorsWithUsedSeats = (tx: Tx) =>
  tx
    .select({
      sponsorId: sponsor.id,
      name: sponsor.name,
      availableSeats: sponsor.availableSeats,
      usedSeats: count(seat.id),
      revision: sponsor.revision,
    })
    .from(sponsor)
    .leftJoin(seat, eq(seat.sponsorId, sponsor.id))
    .groupBy(sponsor.appId, sponsor.id)
