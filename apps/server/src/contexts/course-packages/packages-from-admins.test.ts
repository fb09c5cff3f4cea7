import { randomUUID } from 'node:crypto'
import {
  createBlogArticleOfPackageAsAdmin,
  createModuleOfPackageAsAdmin,
  createRecipeOfPackageAsAdmin,
  inspectPackageAsAdmin,
} from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { getModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { FEATURES } from '@wohlauf/contract/values/features'
import { afterAll, expect, test } from 'vitest'
import { filesIn } from '../../testing/database/traces.ts'
import {
  articlePackage,
  modulePackage,
  packageFile,
  recipePackage,
} from '../../testing/files/course-package.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const signIn = async () => {
  const admin = await testServer.createAdmin()
  return { admin, token: await testServer.signInAdmin(admin) }
}

const without = async (feature: (typeof FEATURES)[number]) =>
  createManager(
    testServer,
    await testServer.createApp({ features: FEATURES.filter((each) => each !== feature) }),
  )

const filesOfApp = ({ appId }: { appId: string }) => filesIn(`${testServer.storageFolder}/${appId}`)

const moduleFile = async () => ({ package: await packageFile(modulePackage) })

const titlesOf = async ({ as }: Awaited<ReturnType<typeof createManager>>) =>
  (await testServer.call(getModulesAsManager, {}, as)).body.map(({ title, isEnabled }) => [title, isEnabled])

const entriesOf = async (appId: string) =>
  (
    await testServer.adminPool.query(
      `SELECT operation, actor_id, actor_role, target_kind, target_id FROM audit_entry WHERE of_app_id = $1`,
      [appId],
    )
  ).rows

test('an admin hands a module to two apps: each gets a hidden one with rows of its own', async () => {
  const { token } = await signIn()
  const [one, other] = [await createManager(testServer), await createManager(testServer)]
  await testServer.createHabit(one.app, { title: 'Schon da' })
  const ids = [randomUUID(), randomUUID()]
  for (const [index, { app }] of [one, other].entries()) {
    const input = { appId: app.appId, moduleId: ids[index] }
    const { status, body } = await testServer.call(createModuleOfPackageAsAdmin, input, {
      token,
      files: await moduleFile(),
    })
    expect([status, body]).toEqual([200, { moduleId: ids[index] }])
  }
  for (const [index, manager] of [one, other].entries()) {
    expect(await titlesOf(manager)).toEqual([['Trinken', false]])
    const { body } = await testServer.call(getModuleAsManager, { moduleId: ids[index] ?? '' }, manager.as)
    expect(body.pages.map(({ contentElements }) => contentElements.length)).toEqual([6])
    const foreign = await testServer.call(getModuleAsManager, { moduleId: ids[1 - index] ?? '' }, manager.as)
    expect(foreign.status).toBe(404)
  }
  const habits = async ({ as }: typeof one) =>
    (await testServer.call(getHabitsAsManager, {}, as)).body.map(({ title }) => title).sort()
  expect([await habits(one), await habits(other)]).toEqual([
    ['Schon da', 'Wasser trinken'],
    ['Wasser trinken'],
  ])
})

test('in an app that publishes each save, the version that it makes has no author', async () => {
  const { token } = await signIn()
  const manager = await createManager(testServer)
  const moduleId = randomUUID()
  const input = { appId: manager.app.appId, moduleId }
  await testServer.call(createModuleOfPackageAsAdmin, input, { token, files: await moduleFile() })
  const { rows } = await testServer.adminPool.query(
    `SELECT v.is_current, a.user_id FROM published_version v
     LEFT JOIN published_version_author a ON a.app_id = v.app_id AND a.version_id = v.id
     WHERE v.app_id = $1 AND v.module_id = $2`,
    [manager.app.appId, moduleId],
  )
  expect(rows).toEqual([{ is_current: true, user_id: null }])
})

test('a second press creates no second module, and leaves no additional files', async () => {
  const { token } = await signIn()
  const manager = await createManager(testServer)
  const input = { appId: manager.app.appId, moduleId: randomUUID() }
  const hand = async () =>
    (await testServer.call(createModuleOfPackageAsAdmin, input, { token, files: await moduleFile() })).status
  expect(await hand()).toBe(200)
  await testServer.runJobs()
  const files = filesOfApp(manager.app)
  expect(await hand()).toBe(200)
  await testServer.runJobs()
  expect([await titlesOf(manager), filesOfApp(manager.app)]).toEqual([[['Trinken', false]], files])
})

test('an app without the feature is refused, stores no file, and disturbs no other app', async () => {
  const { token } = await signIn()
  const [poor, other] = [await without('RECIPES'), await createManager(testServer)]
  const hand = async ({ appId }: { appId: string }) =>
    testServer.call(
      createRecipeOfPackageAsAdmin,
      { appId, recipeId: randomUUID() },
      { token, files: { package: await packageFile(recipePackage) } },
    )
  const answer = await hand(poor.app)
  expect([answer.status, answer.refusal?.identifier, filesOfApp(poor.app)]).toEqual([
    403,
    'feature-not-enabled',
    [],
  ])
  expect((await hand(other.app)).status).toBe(200)
  const { body } = await testServer.call(getRecipesAsManager, {}, other.as)
  expect(body.map(({ name, isPublished }) => [name, isPublished])).toEqual([['Linsensuppe', false]])
  expect(await entriesOf(poor.app.appId)).toEqual([])
})

test('an app without documents gets the rest', async () => {
  const { token } = await signIn()
  const manager = await without('DOCUMENTS')
  const moduleId = randomUUID()
  const input = { appId: manager.app.appId, moduleId }
  await testServer.call(createModuleOfPackageAsAdmin, input, { token, files: await moduleFile() })
  const { body } = await testServer.call(getModuleAsManager, { moduleId }, manager.as)
  expect(body.pages.map(({ contentElements }) => contentElements.length)).toEqual([5])
})

test('the audit log of the app names the admin and the imported item', async () => {
  const { admin, token } = await signIn()
  const { app } = await createManager(testServer)
  const blogArticleId = randomUUID()
  const files = { package: await packageFile(articlePackage) }
  const input = { appId: app.appId, blogArticleId }
  expect((await testServer.call(createBlogArticleOfPackageAsAdmin, input, { token, files })).status).toBe(200)
  expect(await entriesOf(app.appId)).toEqual([
    {
      operation: createBlogArticleOfPackageAsAdmin.name,
      actor_id: admin.id,
      actor_role: null,
      target_kind: 'blogArticle',
      target_id: blogArticleId,
    },
  ])
})

test('an admin sees the contents of a package regardless of the app; nothing is stored', async () => {
  const { token } = await signIn()
  const { app } = await without('RECIPES')
  const files = { package: await packageFile(recipePackage) }
  const { body } = await testServer.call(inspectPackageAsAdmin, { appId: app.appId }, { token, files })
  expect(body).toEqual({
    kind: 'RECIPE',
    title: 'Linsensuppe',
    pages: 0,
    contentElements: 0,
    pictures: 2,
    documents: 0,
    habits: 0,
  })
  expect(filesOfApp(app)).toEqual([])
})

test('managers, disabled admins and admins whose login is old cannot hand anything over', async () => {
  const { admin, token } = await signIn()
  const manager = await createManager(testServer)
  const input = { appId: manager.app.appId, moduleId: randomUUID() }
  const hand = async (options: object) => {
    const { status } = await testServer.call(createModuleOfPackageAsAdmin, input, {
      ...options,
      files: await moduleFile(),
    })
    return status
  }
  expect(await hand({ token: manager.as.token })).toBe(401)
  expect(await hand({ token: manager.as.token, host: manager.app.host })).toBe(404)
  await testServer.adminPool.query('UPDATE admin_user SET is_disabled = true WHERE id = $1', [admin.id])
  expect(await hand({ token })).toBe(401)
  const old = await signIn()
  testServer.clock.advance(11 * 60_000)
  expect(await hand({ token: old.token })).toBe(403)
  expect([
    await titlesOf({ ...manager, as: { ...manager.as, token: await testServer.signIn(manager.user) } }),
    filesOfApp(manager.app),
  ]).toEqual([[], []])
})

test('an app that does not exist, another kind and an id of another item are refused', async () => {
  const { token } = await signIn()
  const { app } = await createManager(testServer)
  const other = await testServer.createModule(app)
  const outcome = async (input: { appId: string; moduleId?: string }, content: object = modulePackage) => {
    const files = { package: await packageFile(content) }
    const { status, refusal } = await testServer.call(createModuleOfPackageAsAdmin, input, { token, files })
    return [status, refusal?.identifier]
  }
  const unknown = randomUUID()
  expect(await outcome({ appId: unknown })).toEqual([404, 'not-found'])
  expect(await outcome({ appId: 'keine' })).toEqual([400, 'not-valid'])
  expect(await outcome({ appId: app.appId }, recipePackage)).toEqual([409, 'package-of-other-kind'])
  expect(await outcome({ appId: app.appId, moduleId: other.moduleId })).toEqual([409, 'conflict'])
  expect(filesIn(`${testServer.storageFolder}/${unknown}`)).toEqual([])
})
