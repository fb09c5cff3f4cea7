import { randomUUID } from 'node:crypto'
import { seat, sponsor } from '../../apps/server/src/contexts/sponsors/index.ts'
import type { Tx } from '../../apps/server/src/platform/database/transaction.ts'
import type { TestApp, TestUser } from './house.ts'

type Within = <T>(app: TestApp, work: (tx: Tx) => Promise<T>) => Promise<T>

/** A company with its registration link, and who fills a seat of it. */
export const createSponsors = (within: Within) => ({
  /** @returns the path of its registration link */
  createSponsor: (
    app: TestApp,
    { name = 'Probewerke AG', availableSeats }: { name?: string; availableSeats: number },
  ): Promise<{ sponsorId: string; path: string }> =>
    within(app, async (tx) => {
      const [sponsorId, registrationLinkSlug] = [randomUUID(), randomUUID()]
      await tx.insert(sponsor).values({ id: sponsorId, name, availableSeats, registrationLinkSlug })
      return { sponsorId, path: `/registrierung/s/${registrationLinkSlug}` }
    }),

  giveSeat: ({ app, id, emailAddress }: TestUser, sponsorId: string): Promise<unknown> =>
    within(app, (tx) => {
      const now = new Date()
      const values = { sponsorId, emailAddress, status: 'ACCEPTED' as const, accountId: id }
      return tx.insert(seat).values({ ...values, createdAt: now, updatedAt: now })
    }),
})
