import { updateNameOfSponsorAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../../platform/database/revision.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { sponsor } from '../../database/tables.ts'
import { lockSponsor } from '../sponsor-seats.ts'

export const updateNameOfSponsorAsManagerCommand = handle(
  updateNameOfSponsorAsManager,
  async ({ input, tx, refuse }) => {
    const row = await lockSponsor(tx, input.sponsorId)
    if (!row) return refuse('not-found')
    if (wasChangedSince(row, input.revision)) return refuse('conflict')
    await tx
      .update(sponsor)
      .set({ name: input.name, revision: row.revision + 1 })
      .where(eq(sponsor.id, row.id))
    return {}
  },
)
