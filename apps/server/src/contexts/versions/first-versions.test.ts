import { getStatesOfModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../composition/migrate.ts'
import { richText } from '../../testing/content/content-elements.ts'
import { storeFormerText } from '../../testing/content/former-content.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { KINDS } from './kinds.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, adminUrl, secretKey } = testServer

const createAppWithDraft = async () => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const { pages } = await testServer.createModule(app, {
    title: 'Entwurf',
    pages: [{ title: 'Anfang', elements: [richText('<p>A</p>')] }],
  })
  const token = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  const statesOf = async () =>
    (await testServer.call(getStatesOfModulesAsManager, {}, { host: app.host, token })).body
  const ids = pages.flatMap(({ elements }) => elements.map(({ contentElementId }) => contentElementId))
  return { app, ids, statesOf }
}

test('content from before there were versions is published by a start, and a draft stays one', async () => {
  const former = await createAppWithDraft()
  const present = await createAppWithDraft()
  // More than a version may have now: it is published as it is.
  await storeFormerText(adminPool, 'content_element', former.ids, `<p>${'Wort '.repeat(220_000)}</p>`)
  await adminPool.query(`UPDATE app SET versioned_kinds = '{recipe}' WHERE app_id = $1`, [former.app.appId])
  await migrate(adminUrl, secretKey)
  expect(await former.statesOf()).toMatchObject([{ isPublished: true, openChanges: 0 }])
  expect(await present.statesOf()).toMatchObject([{ isPublished: false }])
  const { rows } = await adminPool.query(
    'SELECT FROM app WHERE app_id = ANY ($1) AND versioned_kinds @> $2::text[]',
    [[former.app.appId, present.app.appId], KINDS],
  )
  expect(rows).toHaveLength(2)
})
