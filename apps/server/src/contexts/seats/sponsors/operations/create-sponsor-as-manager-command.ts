import { randomUUID } from 'node:crypto'
import { createSponsorAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { eq } from 'drizzle-orm'
import { insertOnce } from '../../../../platform/database/insert-once.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { sponsor } from '../../database/tables.ts'
import { recordAvailableSeats } from '../available-seats.ts'

export const createSponsorAsManagerCommand = handle(
  createSponsorAsManager,
  async ({ input, tx, now, refuse }) => {
    const { sponsorId = randomUUID(), name, availableSeats } = input
    const outcome = await insertOnce(tx, sponsor, {
      row: { id: sponsorId, name, availableSeats, createdAt: now },
      written: { name, availableSeats },
      find: async () => {
        const [row] = await tx
          .select({ name: sponsor.name, availableSeats: sponsor.availableSeats })
          .from(sponsor)
          .where(eq(sponsor.id, sponsorId))
        return row
      },
    })
    if (outcome === 'conflict') return refuse('conflict')
    if (outcome === 'inserted') await recordAvailableSeats(tx, sponsorId, availableSeats, now)
    return { sponsorId }
  },
)
