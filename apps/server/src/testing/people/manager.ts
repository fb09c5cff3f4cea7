import type { NewPage } from '../content/modules-and-articles.ts'
import { createReading } from '../content/reading.ts'
import type { TestServer } from '../test-server.ts'
import type { Learner } from './learner.ts'
import type { TestApp } from './people.ts'

/** A signed-in app manager: in an app of their own, unless one is given. */
export const createManager = async (testServer: TestServer, existing?: TestApp): Promise<Learner> => {
  const app = existing ?? (await testServer.createApp())
  const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  return { app, user, as: { token: await testServer.signIn(user), host: app.host } }
}

/** A module, a learner who reads it (`as`), and the manager who changes it meanwhile (`manager`). */
export const createAuthoring = async (testServer: TestServer, pages: NewPage[] = [{}]) => {
  const reading = await createReading(testServer, pages)
  const { as } = await createManager(testServer, reading.app)
  return { ...reading, manager: as }
}
