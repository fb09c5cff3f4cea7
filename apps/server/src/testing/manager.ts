import type { NewPage } from './content.ts'
import type { Learner } from './learner.ts'
import type { TestApp } from './people.ts'
import { createReading } from './reading.ts'
import type { TestServer } from './test-server.ts'

/** An app's manager who is signed in: in an app of their own, unless one is given. */
export const createManager = async (house: TestServer, given?: TestApp): Promise<Learner> => {
  const app = given ?? (await house.createApp())
  const user = await house.createUser({ app, role: 'ROLE_APP_MANAGER' })
  return { app, user, as: { token: await house.signIn(user), host: app.host } }
}

/** A module, a learner who reads it (`as`), and the manager who changes it meanwhile (`manager`). */
export const createAuthoring = async (house: TestServer, pages: NewPage[] = [{}]) => {
  const reading = await createReading(house, pages)
  const { as } = await createManager(house, reading.app)
  return { ...reading, manager: as }
}
