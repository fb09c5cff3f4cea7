import { ATTACK_STRINGS } from '../apps/server/src/testing/content/attack-strings.ts'
import { createLearner, type Learner } from '../apps/server/src/testing/people/learner.ts'
import { createManager } from '../apps/server/src/testing/people/manager.ts'
import type { Attack } from './campaign.ts'
import { writeAsManager, writePastServer } from './payload-content.ts'
import { type Product, startProduct } from './product.ts'
import { openWatchedBrowser } from './watched-browser.ts'

/** Elements per module that are opened in the editor. */
const EDITED = 2

const LEARNERS_PAGES = ['/dashboard', '/module', '/dokumente', '/gewohnheiten', '/profil', '/fortschritt']
const MANAGERS_PAGES = ['/verwaltung/module', '/verwaltung/gewohnheiten', '/verwaltung/dokumente', '/profil']

/** An app with a learner and a manager. */
const createReaders = async ({ testServer, port }: Product, name: string) => {
  const app = await testServer.createApp({ host: `${name}.localhost:${port}` })
  return { learner: await createLearner(testServer, app), manager: await createManager(testServer, app) }
}

export const attackByPayloads = async ({ report, random }: Attack): Promise<void> => {
  const product = await startProduct(report)
  const browser = await openWatchedBrowser(product.port, report)
  try {
    const { testServer, client } = product
    const readAll = async (moduleIds: readonly string[], learner: Learner, manager: Learner) => {
      for (const path of LEARNERS_PAGES) await browser.read(learner, path)
      for (const path of MANAGERS_PAGES) await browser.read(manager, path)
      for (const moduleId of moduleIds) {
        await browser.read(learner, `/module/inhalt/${moduleId}`)
        const management = `/verwaltung/module/inhalte-verwalten/${moduleId}`
        await browser.read(manager, management)
        for (let count = 0; count < EDITED; count += 1)
          await browser.edit(manager, management, random.below(60))
      }
    }

    const writtenReaders = await createReaders(product, 'written')
    const { moduleIds, acceptedCount } = await writeAsManager(
      testServer,
      client,
      report,
      writtenReaders.manager,
    )
    await readAll(moduleIds, writtenReaders.learner, writtenReaders.manager)

    const past = await createReaders(product, 'past')
    await readAll(await writePastServer(testServer, past.learner), past.learner, past.manager)

    // The server renders the app's title into the page.
    const titledReaders = await createReaders(product, 'titled')
    for (const payload of ATTACK_STRINGS.filter((each) => !each.includes('\0') && random.chance(0.1))) {
      await testServer.adminPool.query('UPDATE app SET title = $2 WHERE app_id = $1', [
        titledReaders.learner.app.appId,
        payload,
      ])
      await browser.read(titledReaders.learner, '/dashboard')
    }
    report.note(
      `${ATTACK_STRINGS.length} payloads, ${acceptedCount} writes of a manager with one were accepted`,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}
