import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAuthenticatedUser, logout } from '@wohlauf/contract/authentication/authentication'
import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import type { ScreenRequest } from '@wohlauf/contract/first-answers'
import { getNutritionDiaryTimeline } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { keyOfAnswer } from '@wohlauf/contract/operation'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { createLearner, type Learner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { serveSites } from './sites.ts'

const statements: string[] = []
const testServer = await startTestServer({ onStatement: (text) => statements.push(text) })
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-screens-'))
afterAll(async () => {
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Stands for the built screens: the markup is what the screen is made of. */
const RENDER = `
let rendered = 0
const NAMES = { 'consume-blog-articles-blog-article-details': 'article', 'nutrition-diary-nutrition-diary-timeline': 'diary' }
export const screenName = (route) => NAMES[route] ?? null
export const isShared = (route) => NAMES[route] === 'article'
export const renderFirstScreen = (request) => {
  if (request.search === '?broken') throw new Error('broken')
  return { html: JSON.stringify(request), css: String(rendered++) }
}
`
for (const name of ['assets', 'first-screen']) mkdirSync(join(folder, name))
writeFileSync(join(folder, 'first-screen', 'package.json'), '{"type":"module"}')
writeFileSync(join(folder, 'first-screen', 'render.js'), RENDER)
for (const name of ['article', 'diary'])
  writeFileSync(join(folder, 'assets', `first-screen-${name}-a1b2c3.css`), '')
const page = '<!--STYLES--><script type="first">__FIRST__</script>'
for (const name of ['index.html', 'admin.html']) writeFileSync(join(folder, name), page)
const { server, pool, services, clock } = testServer
await serveSites(server, folder, { pool, services, clock: clock.now })

type Answer = { screen: { html: string; css: string } | null; answers: Record<string, unknown> }

const DEVICE = { search: '', isPhone: true, canShare: false }

const screenFor = async (
  { app, user, as }: Learner,
  path: string,
  { input = {}, ...other }: { input?: object; host?: string; token?: string | null } = {},
) => {
  const payload = { appId: app.appId, userId: user.id, path, ...DEVICE, ...input }
  const answer = await testServer.send({ method: 'POST', url: '/api/first-screen', payload, ...as, ...other })
  const body = answer.body as unknown as Answer
  return { ...answer, ...body, request: JSON.parse(body.screen?.html ?? 'null') as ScreenRequest | null }
}

const createReader = async () => {
  const learner = await createLearner(testServer)
  const { blogArticleId } = await testServer.createBlogArticle(learner.app, { title: 'Trinken' })
  const path = pathTo('consume-blog-articles-blog-article-details', { blogArticleId })
  return { learner, blogArticleId, path }
}

const DIARY = pathTo('nutrition-diary-nutrition-diary-timeline')

test('a screen is made of the same answers that its operations give, and brings them along', async () => {
  const { learner, blogArticleId, path } = await createReader()
  const { headers, answers, request } = await screenFor(learner, path)
  const session = await testServer.call(getAuthenticatedUser, {}, learner.as)
  const article = await testServer.call(getBlogArticleDetails, { blogArticleId }, learner.as)
  expect(answers).toEqual({
    [keyOfAnswer(getAuthenticatedUser, {})]: session.body,
    [keyOfAnswer(getBlogArticleDetails, { blogArticleId })]: article.body,
  })
  expect(request).toMatchObject({
    ...DEVICE,
    route: 'consume-blog-articles-blog-article-details',
    params: { blogArticleId },
    app: { appId: learner.app.appId },
    answers: { [getBlogArticleDetails.name]: article.body },
  })
  expect(headers['cache-control']).toBe('no-store')
})

test('the diary is made for its person, at its time', async () => {
  const learner = await createLearner(testServer)
  const [first, second] = [await screenFor(learner, DIARY), await screenFor(learner, DIARY)]
  const session = await testServer.call(getAuthenticatedUser, {}, learner.as)
  expect(first.request).toMatchObject({ user: session.body.user, nowMs: clock.now().getTime() })
  expect(second.screen?.css).not.toBe(first.screen?.css)
})

test('an article is rendered once for all readers of an app, without anything of a person', async () => {
  const { learner, path } = await createReader()
  const colleague = await createLearner(testServer, learner.app)
  const [own, others] = [await screenFor(learner, path), await screenFor(colleague, path)]
  expect(others.screen).toEqual(own.screen)
  expect([own.request?.nowMs, Object.keys(own.request?.answers ?? {})]).toEqual([
    null,
    [getBlogArticleDetails.name],
  ])
  for (const { as } of [learner, colleague]) {
    const { user } = (await testServer.call(getAuthenticatedUser, {}, as)).body
    for (const text of [user.id, user.emailAddress, user.firstName, user.lastName])
      if (text) expect(own.screen?.html).not.toContain(text)
  }
})

test('a screen is rendered again for any change of what its rendering gets', async () => {
  const { learner, blogArticleId, path } = await createReader()
  const { css } = (await screenFor(learner, path)).screen ?? {}
  const { blogArticleId: otherId } = await testServer.createBlogArticle(learner.app, { title: 'Trinken' })
  const otherArticle = pathTo('consume-blog-articles-blog-article-details', { blogArticleId: otherId })
  const other = await createLearner(testServer, learner.app)
  const withdrawConsent = 'UPDATE app_user SET health_consent_version = NULL WHERE id = $1'
  await testServer.adminPool.query(withdrawConsent, [other.user.id])
  const rendered = [
    await screenFor(learner, path, { input: { isPhone: false } }),
    await screenFor(learner, path, { input: { canShare: true } }),
    await screenFor(learner, path, { input: { search: '?seite=2' } }),
    await screenFor(learner, otherArticle),
    await screenFor(other, path),
  ]
  await testServer.adminPool.query('UPDATE app SET title = $1 WHERE app_id = $2', ['Neu', learner.app.appId])
  rendered.push(await screenFor(learner, path))
  await testServer.adminPool.query('UPDATE blog_article SET title = $1 WHERE id = $2', [
    'Essen',
    blogArticleId,
  ])
  rendered.push(await screenFor(learner, path))
  const all = [css, ...rendered.map(({ screen }) => screen?.css)]
  expect(new Set(all).size).toBe(all.length)
})

test('all of its requests are opened by one statement', async () => {
  const { learner, path } = await createReader()
  statements.length = 0
  await screenFor(learner, path)
  expect(statements.filter((text) => text.includes('open_requests'))).toHaveLength(1)
})

test('nothing is there for nobody, for an ended session, another app or another person', async () => {
  const { learner, path } = await createReader()
  expect((await screenFor(learner, path)).screen).not.toBeNull()
  const other = await createLearner(testServer)
  const colleague = await createLearner(testServer, learner.app)
  const refusals = {
    nobody: await screenFor(learner, path, { token: null }),
    "another app's token": await screenFor(learner, path, { token: other.as.token }),
    "another app's host": await screenFor(learner, path, { host: other.app.host }),
    "a colleague's token": await screenFor(learner, path, { token: colleague.as.token }),
    'the admin site': await screenFor(learner, path, { host: ADMIN_HOST }),
  }
  await testServer.call(logout, {}, learner.as)
  const ended = await screenFor(learner, path)
  for (const [who, { body, answers, screen }] of Object.entries({ ...refusals, ended }))
    expect([who, answers ?? {}, screen ?? null, JSON.stringify(body).includes('Trinken')]).toEqual([
      who,
      {},
      null,
      false,
    ])
})

test('an article of another app is refused, and the session alone is answered', async () => {
  const { learner, path } = await createReader()
  expect((await screenFor(learner, path)).screen).not.toBeNull()
  const stranger = await createLearner(testServer)
  const { screen, answers } = await screenFor(stranger, path)
  expect([screen, Object.keys(answers)]).toEqual([null, [keyOfAnswer(getAuthenticatedUser, {})]])
})

test('the diary needs the feature', async () => {
  const key = keyOfAnswer(getNutritionDiaryTimeline, {})
  const learner = await createLearner(testServer)
  expect(await screenFor(learner, DIARY)).toMatchObject({ screen: {}, answers: { [key]: { items: [] } } })
  const app = await testServer.createApp({ features: ['BLOG'] })
  const elsewhere = await screenFor(await createLearner(testServer, app), DIARY)
  expect([elsewhere.screen, key in elsewhere.answers]).toEqual([null, false])
})

test('pages without a first screen, unknown paths and odd inputs are refused', async () => {
  const { learner, path } = await createReader()
  for (const odd of ['/profil', '/nirgendwo', '/api/first-screen', ''])
    expect([odd, (await screenFor(learner, odd)).status]).toEqual([odd, 404])
  for (const input of [{ path: 1 }, { path: 'x'.repeat(501) }, { search: null }, { isPhone: 'yes' }])
    expect([input, (await screenFor(learner, path, { input })).status]).toEqual([input, 400])
})

test('a screen that cannot be made leaves its answers', async () => {
  const { learner, path } = await createReader()
  const { status, screen, answers } = await screenFor(learner, path, { input: { search: '?broken' } })
  expect([status, screen, Object.keys(answers).length]).toEqual([200, null, 2])
})

test('the document names the styles of its first screen, and says that it has one', async () => {
  const { learner, path } = await createReader()
  const documentAt = async (url: string) =>
    (await testServer.send({ method: 'GET', url, host: learner.app.host })).bytes.toString()
  const text = await documentAt(path)
  expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/first-screen-article-a1b2c3.css">')
  expect(text).toContain('"hasScreen":true')
  expect(await documentAt('/login')).toBe('<script type="first">{"hasScreen":false,"asked":[]}</script>')
})
