import { randomUUID } from 'node:crypto'
import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { createFullPerson } from '../../testing/people/full-person.ts'
import type { TestApp, TestUser } from '../../testing/people/people.ts'
import { createReportMonth } from '../../testing/people/report.ts'
import type { TestServer } from '../../testing/test-server.ts'

export type OtherSponsor = {
  sponsorId: string
  learner: TestUser
  manager: TestUser
  managerToken: string
  /** Names, addresses, ids of seats, and the link: an answer that contains one has disclosed data of this sponsor. */
  marks: readonly string[]
}

/**
 * A sponsor with seats of each status, a person whose seat was revoked, a manager, an invited one, a person with
 * every kind of data, a link and a report.
 */
export const createOtherSponsor = async (testServer: TestServer, app: TestApp): Promise<OtherSponsor> => {
  const name = 'Andere Werke AG'
  const statuses = ['INVITED', 'REGISTRATION_STARTED'] as const
  const { sponsorId, slug, seats } = await testServer.createSponsor(app, {
    name,
    availableSeats: 50,
    statuses,
  })
  const { user: learner, firstName, lastName } = await createFullPerson(testServer, 'Berta', app)
  // The accepted seat: the person's own one moves here from the sponsor that was created with it.
  await testServer.adminPool.query(
    'UPDATE seat SET sponsor_id = $1, first_name = $2, last_name = $3 WHERE account_id = $4',
    [sponsorId, firstName, lastName, learner.id],
  )
  const leaver = await testServer.createUser({ app })
  await testServer.giveDeparture(leaver, sponsorId)
  const manager = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  await createReportMonth(testServer, app, sponsorId, { registered: 45, active: 25 })
  const appManager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  const { refusal } = await testServer.call(
    inviteSponsorManagersAsManager,
    { sponsorId, emailAddresses: [`${randomUUID()}@andere.example`] },
    { host: app.host, token: await testServer.signIn(appManager) },
  )
  if (refusal) throw new Error(`the other sponsor could not be created: ${refusal.identifier}`)
  return {
    sponsorId,
    learner,
    manager,
    managerToken: await testServer.signIn(manager),
    marks: [
      name,
      slug,
      learner.emailAddress,
      firstName,
      lastName,
      manager.emailAddress,
      leaver.emailAddress,
      ...seats.flatMap(({ seatId, emailAddress }) => [seatId, emailAddress]),
    ],
  }
}
