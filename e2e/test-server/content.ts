import {
  acknowledgement,
  documentElement,
  habitProposal,
  picture,
  quiz,
  richText,
  selfReflection,
  type TestElement,
  video,
} from '../../apps/server/src/testing/content/content-elements.ts'
import type { TestModule } from '../../apps/server/src/testing/content/modules-and-articles.ts'
import type { TestApp, TestServer } from './test-server.ts'

export { ATTACK_STRINGS } from '../../apps/server/src/testing/content/attack-strings.ts'
export { oneOfEachBlogType } from '../../apps/server/src/testing/content/blog-elements.ts'
export { makePicture } from '../../apps/server/src/testing/files/picture.ts'
export type { TestElement, TestModule }
export { documentElement, habitProposal, richText }

/** Every element has a heading, by which a journey finds it. */
const withTitle = (title: string, element: TestElement): TestElement => ({ ...element, title })

export const text = (title = 'Ein Text'): TestElement =>
  withTitle(title, richText('<p>Ein Absatz zum Lesen.</p>'))
export const openQuiz = (): TestElement => withTitle('Kurz nachgedacht', quiz())
const promise = (): TestElement => withTitle('Mein Versprechen', acknowledgement())

/** One element of each type. */
export const everyElement = async (testServer: TestServer, app: TestApp): Promise<TestElement[]> => {
  const habitId = await testServer.createHabit(app, { title: 'Ein Glas Wasser am Morgen' })
  const { documentId } = await testServer.createDocument(app)
  return [
    text(),
    withTitle('Ein Film', video()),
    withTitle('Ein Bild', picture()),
    openQuiz(),
    withTitle('Eine Gewohnheit', habitProposal(habitId)),
    promise(),
    withTitle('Zum Mitnehmen', documentElement(documentId)),
    withTitle('Wie geht es dir damit?', selfReflection()),
  ]
}
