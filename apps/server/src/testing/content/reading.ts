import { getModule, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import type { Answer } from '../call.ts'
import { earnedBy } from '../people/health-points.ts'
import { createLearner, type Learner } from '../people/learner.ts'
import type { TestServer } from '../test-server.ts'
import type { NewPage } from './modules-and-articles.ts'

export const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** An answer in short: its status, and the identifier of a refusal. */
export const outcome = ({ status, refusal }: Answer) => (refusal ? [status, refusal.identifier] : status)

/** A module and a learner who reads it; pages and elements are addressed by their index. */
export const createReading = async (testServer: TestServer, pages: NewPage[], existing?: Learner) => {
  const learner = existing ?? (await createLearner(testServer))
  const module = await testServer.createModule(learner.app, { pages })
  const pageId = (page: number) => module.pages[page]?.modulePageId ?? ''
  return {
    ...learner,
    ...module,
    pageId,
    elementId: (page: number, element = 0) => module.pages[page]?.elements[element]?.contentElementId ?? '',
    mark: (page: number) => testServer.call(markModulePageAsSeen, { modulePageId: pageId(page) }, learner.as),
    read: async () => (await testServer.call(getModule, { moduleId: module.moduleId }, learner.as)).body,
    earnings: () => earnedBy(testServer, learner.user),
  }
}
