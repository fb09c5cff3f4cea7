import { randomUUID } from 'node:crypto'
import { sponsor } from '../contexts/sponsors/index.ts'
import { inTenant } from '../platform/database/transaction.ts'
import type { TestApp } from './people.ts'
import type { TestServer } from './test-server.ts'

export type TestSponsor = { id: string; slug: string }

/** A company with so many seats, all of them free, and a registration link. */
export const createSponsor = async (
  { pool }: Pick<TestServer, 'pool'>,
  { appId }: TestApp,
  availableSeats = 10,
): Promise<TestSponsor> => {
  const slug = `firma-${randomUUID()}`
  const [created] = await inTenant(pool, { appId, userId: null, reach: 'app' }, (tx) =>
    tx
      .insert(sponsor)
      .values({ name: 'Firma Muster', availableSeats, registrationLinkSlug: slug })
      .returning({ id: sponsor.id }),
  )
  if (!created) throw new Error('the sponsor was not written')
  return { id: created.id, slug }
}
