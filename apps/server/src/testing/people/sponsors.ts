import { randomUUID } from 'node:crypto'
import { accountDeparture, type SeatStatus, seat, sponsor } from '../../contexts/seats/database/tables.ts'
import { recordAvailableSeats } from '../../contexts/seats/sponsors/available-seats.ts'
import { inTenant } from '../../platform/database/transaction.ts'
import type { MountDependencies } from '../../platform/http/mount/mount.ts'
import type { TestApp, TestUser } from './people.ts'

export type TestSponsor = {
  sponsorId: string
  slug: string
  seats: readonly { seatId: string; emailAddress: string }[]
}

type NewSponsor = { name?: string; availableSeats?: number; statuses?: readonly SeatStatus[] }

/** Creates companies with a registration link, and their seats that have no account yet. */
export const createSponsors = ({ pool, clock }: Pick<MountDependencies, 'pool' | 'clock'>) => ({
  createSponsor: (
    { appId }: TestApp,
    { name, availableSeats = 10, statuses = [] }: NewSponsor = {},
  ): Promise<TestSponsor> =>
    inTenant(pool, { appId, userId: null, reach: 'app' }, async (tx) => {
      const slug = randomUUID()
      const now = clock()
      const [created] = await tx
        .insert(sponsor)
        .values({ name: name ?? `Firma ${slug}`, availableSeats, registrationLinkSlug: slug })
        .returning({ id: sponsor.id })
      if (!created) throw new Error('the sponsor was not written')
      await recordAvailableSeats(tx, created.id, availableSeats, now)
      const seats: { seatId: string; emailAddress: string }[] = []
      for (const status of statuses) {
        const [seatId, emailAddress] = [randomUUID(), `${randomUUID()}@firma.example`]
        await tx.insert(seat).values({
          id: seatId,
          sponsorId: created.id,
          status,
          emailAddress,
          createdAt: now,
          updatedAt: now,
        })
        seats.push({ seatId, emailAddress })
      }
      return { sponsorId: created.id, slug, seats }
    }),

  /** Assigns a user's account to a seat of the sponsor. */
  giveSeat: async ({ app, id, emailAddress }: TestUser, sponsorId: string): Promise<void> => {
    const at = clock()
    await inTenant(pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
      tx.insert(seat).values({
        sponsorId,
        emailAddress,
        status: 'ACCEPTED',
        accountId: id,
        createdAt: at,
        updatedAt: at,
      }),
    )
  },

  /**
   * Creates the state after a seat of the user was revoked just now.
   * @returns the departure's id
   */
  giveDeparture: async ({ app, id, emailAddress }: TestUser, sponsorId: string): Promise<string> => {
    const at = clock()
    const departureId = randomUUID()
    await inTenant(pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
      tx
        .insert(accountDeparture)
        .values({
          id: departureId,
          sponsorId,
          emailAddress,
          accountId: id,
          isByLink: false,
          seatCreatedAt: at,
          seatUpdatedAt: at,
          revokedAt: at,
          endsOn: '2099-12-31',
        })
        .onConflictDoNothing(),
    )
    return departureId
  },
})
