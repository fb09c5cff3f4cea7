import { getDeparturesAsManager } from '@wohlauf/contract/seats/managed-departures'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { mailedToken } from '../mail/mailed-token.ts'
import type { TestServer } from '../test-server.ts'
import type { TestUser } from './people.ts'

export type Company = Awaited<ReturnType<typeof createCompany>>

/** An app with 14 days of grace, and a sponsor in it with its manager. */
export const createCompany = async (
  testServer: TestServer,
  { availableSeats = 10, graceDaysAfterRevoking = 14, allowsPrivateMembers = true } = {},
) => {
  const app = await testServer.createApp({ graceDaysAfterRevoking, allowsPrivateMembers })
  const { sponsorId } = await testServer.createSponsor(app, { name: 'Musterwerke AG', availableSeats })
  const manager = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  const as = { token: await testServer.signIn(manager), host: app.host }
  const seats = async () => (await testServer.call(getSponsorSeatsAsManager, { sponsorId }, as)).body
  const seatIdOf = async ({ emailAddress }: TestUser) =>
    (await seats()).seats.find((seat) => seat.emailAddress === emailAddress)?.usedSeatId ?? ''
  const revokeSeat = (usedSeatId: string) => testServer.call(revokeSeatAsManager, { usedSeatId }, as)
  const revoke = async (user: TestUser) => revokeSeat(await seatIdOf(user))
  const member = async () => {
    const user = await testServer.createUser({ app })
    await testServer.giveSeat(user, sponsorId)
    return user
  }
  return {
    app,
    sponsorId,
    as,
    seats,
    seatIdOf,
    /**
     * In a race, the seat's id must be read before: when the account is deleted, its seat disappears from the list.
     */
    revokeSeat,
    revoke,
    /** A person who uses a seat. */
    member,
    departures: async () => (await testServer.call(getDeparturesAsManager, { sponsorId }, as)).body.items,
    /** A person whose seat was revoked, with the token of the mailed link. */
    leaver: async () => {
      const user = await member()
      await revoke(user)
      return { user, confirmationToken: await mailedToken(testServer, user.emailAddress) }
    },
  }
}
