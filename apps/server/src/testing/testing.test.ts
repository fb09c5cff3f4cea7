import { getModule } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import {
  acknowledgement,
  documentElement,
  habitProposal,
  picture,
  quiz,
  richText,
  selfReflection,
  video,
} from './content/content-elements.ts'
import { startTestServer } from './test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('a signed-in learner reads a module with every type of content element', async () => {
  const app = await testServer.createApp()
  const token = await testServer.signIn(await testServer.createUser({ app }))
  const habitId = await testServer.createHabit(app)
  const { documentId } = await testServer.createDocument(app)
  const elements = [
    richText(),
    video(),
    picture(),
    quiz(),
    habitProposal(habitId),
    acknowledgement(),
    documentElement(documentId),
    selfReflection(),
  ]
  const { moduleId } = await testServer.createModule(app, { pages: [{ elements }] })
  const { status, body } = await testServer.call(getModule, { moduleId }, { token })
  expect(status).toBe(200)
  expect(body.pages[0]?.contentElements.map(({ type }) => type)).toEqual(
    elements.map(({ content }) => content.type),
  )
})
