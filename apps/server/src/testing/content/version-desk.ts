import {
  createRichTextAsManager,
  deleteContentElementAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  getStatesOfModulesAsManager,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import { getModuleAsManager, updateModuleTitleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import {
  getDifferencesOfModuleAsManager,
  getVersionOfModuleAsManager,
  getVersionsOfModuleAsManager,
  restoreVersionOfModuleAsManager,
} from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { createLearner } from '../people/learner.ts'
import { createManager } from '../people/manager.ts'
import type { TestApp } from '../people/people.ts'
import type { TestServer } from '../test-server.ts'
import { richText, type TestElement } from './content-elements.ts'
import type { NewPage } from './modules-and-articles.ts'
import { createReading, outcome } from './reading.ts'

export const withTitle = (title: string): TestElement => ({ ...richText(`<p>${title}</p>`), title })

export const PAGES_OF_DESK: NewPage[] = [
  { title: 'Anfang', elements: ['Eins', 'Zwei', 'Drei'].map(withTitle) },
  { title: 'Ende', elements: [withTitle('Vier')] },
]

/** A module whose first version is published, and a manager who continues to edit it. */
export const createVersionDesk = async (
  testServer: TestServer,
  pages: NewPage[] = PAGES_OF_DESK,
  { app: existing, publishesOnSave = false }: { app?: TestApp; publishesOnSave?: boolean } = {},
) => {
  const { call } = testServer
  const app = existing ?? (await testServer.createApp({ publishesOnSave }))
  const { as: manager, user: editor } = await createManager(testServer, app)
  const reading = await createReading(testServer, pages, await createLearner(testServer, app))
  const { moduleId } = reading
  const publish = async (note?: string) =>
    outcome(
      await call(publishModulesAsManager, { moduleIds: [moduleId], ...(note ? { note } : {}) }, manager),
    )
  if ((await publish('Anfangs')) !== 200) throw new Error('the first version was not published')
  const versions = async () => (await call(getVersionsOfModuleAsManager, { moduleId }, manager)).body.items
  const first = (await versions()).at(-1)?.versionId ?? ''
  return {
    ...reading,
    manager,
    editor,
    publish,
    versions,
    /** The id of the first version. */
    first,
    working: async () => (await call(getModuleAsManager, { moduleId }, manager)).body,
    openChanges: async () => (await call(getStatesOfModulesAsManager, {}, manager)).body[0]?.openChanges,
    rename: (title: string) => call(updateModuleTitleAsManager, { moduleId, number: 1, title }, manager),
    write: (contentElementId: string, title: string, revision?: number) =>
      call(
        updateRichTextAsManager,
        { contentElementId, title, textHtml: `<p>${title}</p>`, ...(revision ? { revision } : {}) },
        manager,
      ),
    add: async (modulePageId: string, title: string) =>
      (await call(createRichTextAsManager, { modulePageId, title, textHtml: `<p>${title}</p>` }, manager))
        .body.contentElementId,
    remove: (contentElementId: string) => call(deleteContentElementAsManager, { contentElementId }, manager),
    version: (versionId = first) => call(getVersionOfModuleAsManager, { moduleId, versionId }, manager),
    differences: (versionId = first) =>
      call(getDifferencesOfModuleAsManager, { moduleId, versionId }, manager),
    restore: (versionId = first, workingState?: string) =>
      call(
        restoreVersionOfModuleAsManager,
        { moduleId, versionId, ...(workingState ? { workingState } : {}) },
        manager,
      ),
  }
}
