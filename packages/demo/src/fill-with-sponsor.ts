import { randomUUID } from 'node:crypto'
import { moduleProgress } from '../../../apps/server/src/contexts/modules/database/tables.ts'
import {
  availableSeatsChange,
  type SeatStatus,
  seat,
  sponsor,
} from '../../../apps/server/src/contexts/seats/database/tables.ts'
import { insertMany } from '../../../apps/server/src/platform/database/insert-many.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import type { Passwords } from '../../../apps/server/src/platform/passwords/passwords.ts'
import { appUser } from '../../../apps/server/src/platform/tenancy/tables.ts'
import type { DemoContent } from './fill-with-content.ts'
import { DEMO_SPONSORS, type DemoSponsor, demoPerson } from './sponsor.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** @returns the sponsors' ids, by name */
export const fillWithSponsors = async (tx: Tx, now: Date): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  for (const { name, registrationLinkSlug, history } of DEMO_SPONSORS) {
    const sponsorId = randomUUID()
    const changes = history.map(({ monthsAgo, availableSeats }) => ({
      sponsorId,
      availableSeats,
      changedAt: daysBefore(now, monthsAgo * MONTH_DAYS),
    }))
    const availableSeats = changes.at(-1)?.availableSeats ?? 0
    const createdAt = changes[0]?.changedAt ?? now
    await tx.insert(sponsor).values({
      id: sponsorId,
      name,
      availableSeats,
      registrationLinkSlug,
      createdAt,
      revision: changes.length,
    })
    await tx.insert(availableSeatsChange).values(changes)
    ids.set(name, sponsorId)
  }
  return ids
}

type Colleague = {
  id: string
  firstName: string
  lastName: string
  emailAddress: string
  since: Date
}

/** Most were active in the last weeks, every ninth not for two months. */
const lastSeen = (number: number, since: Date, now: Date): Date => {
  const at = daysBefore(now, number % 9 === 8 ? 60 : (number * 7) % 26)
  return at > since ? at : since
}

/** They joined over the months that the company has had seats. */
const colleaguesOf = ({ history, staff }: DemoSponsor, now: Date): Colleague[] => {
  const days = (history[0]?.monthsAgo ?? 0) * MONTH_DAYS
  return Array.from({ length: staff.accepted }, (_, number) => ({
    id: randomUUID(),
    ...demoPerson(number, staff.domain),
    since: daysBefore(now, Math.round((days * (staff.accepted - number)) / (staff.accepted + 1))),
  }))
}

/** One module every three weeks; some people have none. */
const completedModules = (colleague: Colleague, number: number, { modules }: DemoContent, now: Date) => {
  const maxModules = number % 5 === 4 ? 0 : 1 + (number % (modules.length - 1))
  return modules.slice(0, maxModules).flatMap(({ moduleId, pages }, at) => {
    const completedAt = new Date(colleague.since.getTime() + (at + 1) * 21 * DAY_MS)
    if (completedAt > now) return []
    return [
      {
        userId: colleague.id,
        moduleId,
        seenPageIds: pages.map(({ pageId }) => pageId),
        confirmedExercisePageIds: pages
          .filter(({ isExerciseIncluded }) => isExerciseIncluded)
          .map(({ pageId }) => pageId),
        lastViewedAt: completedAt,
        completedAt,
      },
    ]
  })
}

type Accounts = { passwordHash: string; content: DemoContent; now: Date }

/** Creates accounts that are never used to log in: three statements for a company. */
const fillWithColleagues = async (
  tx: Tx,
  { demo, sponsorId }: { demo: DemoSponsor; sponsorId: string },
  { passwordHash, content, now }: Accounts,
): Promise<void> => {
  const colleagues = colleaguesOf(demo, now)
  const accounts = colleagues.map(({ since, ...person }, number) => ({
    ...person,
    role: 'ROLE_USER',
    passwordHash,
    hasCompletedOnboarding: true,
    createdAt: since,
    lastAuthenticatedAt: lastSeen(number, since, now),
  }))
  await tx.execute(insertMany(appUser, accounts))
  const { accepted, invited, started, domain } = demo.staff
  const waitingSeats = Array.from({ length: invited + started }, (_, number) => ({
    emailAddress: demoPerson(accepted + number, domain).emailAddress,
    status: (number < invited ? 'INVITED' : 'REGISTRATION_STARTED') as SeatStatus,
    accountId: null,
    firstName: null,
    lastName: null,
    at: daysBefore(now, number < invited ? 3 + 4 * number : 2),
  }))
  const occupied = colleagues.map(({ id, emailAddress, firstName, lastName, since }) => ({
    emailAddress,
    firstName,
    lastName,
    status: 'ACCEPTED' as SeatStatus,
    accountId: id,
    at: since,
  }))
  const seats = [...occupied, ...waitingSeats].map(({ at, ...each }) => ({
    ...each,
    sponsorId,
    createdAt: at,
    updatedAt: at,
  }))
  await tx.execute(insertMany(seat, seats))
  const progress = colleagues.flatMap((colleague, number) =>
    completedModules(colleague, number, content, now),
  )
  if (progress.length > 0) await tx.insert(moduleProgress).values(progress)
}

type People = { passwords: Passwords; content: DemoContent; now: Date }

/** The demo accounts exist already, those of their colleagues are created with their seats. */
export const fillWithSeats = async (
  tx: Tx,
  sponsorIds: ReadonlyMap<string, string>,
  { passwords, content, now }: People,
): Promise<void> => {
  const accounts = await tx.select().from(appUser)
  const passwordHash = await passwords.hash(randomUUID())
  for (const demo of DEMO_SPONSORS) {
    const sponsorId = sponsorIds.get(demo.name)
    if (!sponsorId) continue
    for (const { emailAddress, status, daysAgo } of demo.seats) {
      const at = daysBefore(now, daysAgo)
      const account = accounts.find((each) => each.emailAddress === emailAddress)
      const { id: accountId = null, firstName = null, lastName = null } = account ?? {}
      const owner = { accountId, firstName, lastName }
      await tx
        .insert(seat)
        .values({ sponsorId, emailAddress, status, ...owner, createdAt: at, updatedAt: at })
    }
    await fillWithColleagues(tx, { demo, sponsorId }, { passwordHash, content, now })
  }
}
