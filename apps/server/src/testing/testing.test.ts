import { getModule } from '@wohlauf/contract/modules'
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
} from './content-elements.ts'
import { startTestServer } from './test-server.ts'

const house = await startTestServer()
afterAll(house.stop)

test('a signed-in learner reads a module that has every kind of content element', async () => {
  const app = await house.createApp()
  const token = await house.signIn(await house.createUser({ app }))
  const habitId = await house.createHabit(app)
  const { documentId } = await house.createDocument(app)
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
  const { moduleId } = await house.createModule(app, { pages: [{ elements }] })
  const { status, body } = await house.call(getModule, { moduleId }, { token })
  expect(status).toBe(200)
  expect(body.pages[0]?.contentElements.map(({ type }) => type)).toEqual(
    elements.map(({ content }) => content.type),
  )
})
