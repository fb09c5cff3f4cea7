import { randomUUID } from 'node:crypto'
import { logout } from '@wohlauf/contract/authentication/authentication'
import {
  deleteImageOfNutritionDiaryEntry,
  deleteNutritionDiaryEntry,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { imageSourceSet } from '@wohlauf/contract/values/image'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDiarist, pictureFile } from '../../../testing/people/diary.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const lines: string[] = []
const testServer = await startTestServer({ log: (line) => void lines.push(line) })
afterAll(testServer.stop)
beforeEach(() => testServer.clock.set('2026-03-04T09:00:00Z'))

const createPicture = async () => {
  const diarist = await createDiarist(testServer)
  const { id } = await diarist.write({ picture: await pictureFile() })
  const image = (await diarist.entry(id))?.image
  if (!image) throw new Error('the entry has no picture')
  const load = (url = image.url, host = diarist.app.host) => testServer.send({ method: 'GET', url, host })
  return {
    ...diarist,
    id,
    image,
    load,
    status: async (url?: string, host?: string) => (await load(url, host)).status,
  }
}

test('the address alone shows the picture, in each of its versions, to caches of this browser alone', async () => {
  const { image, load } = await createPicture()
  const addresses = imageSourceSet(image)
    .split(', ')
    .map((each) => each.split(' ')[0] ?? '')
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    const { status, headers, bytes } = await load(address)
    expect([status, bytes.toString('latin1', 8, 12)]).toEqual([200, 'WEBP'])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=900',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  }
})

test('an address expires, and no cache keeps the picture longer', async () => {
  const { load, status, entry, id, image } = await createPicture()
  testServer.clock.set('2026-03-04T09:14:59.500Z')
  expect((await load()).headers['cache-control']).toBe('private, max-age=0')
  testServer.clock.set('2026-03-04T09:15:00Z')
  const expired = await load()
  expect([expired.status, expired.headers['cache-control']]).toEqual([404, 'no-store'])
  const fresh = (await entry(id))?.image?.url
  expect([fresh === image.url, await status(fresh)]).toEqual([false, 200])
})

test('a copied address shows nothing with another picture, width, expiry, signature or host', async () => {
  const { image, status } = await createPicture()
  const other = await createPicture()
  const { url } = image
  const [path = '', query = ''] = url.split('?')
  const until = Number(new URLSearchParams(query).get('until'))
  const imageIdOf = (address: string) => address.split('/')[4] ?? ''
  for (const copiedAddress of [
    path,
    `${path}?until=${until}`,
    `${path}?${query.split('&')[1]}`,
    url.replace(`until=${until}`, `until=${until + 300}`),
    url.replace(/session=[^&]+/, `session=${randomUUID()}`),
    url.replace(/session=[^&]+&/, ''),
    url.replace(`until=${until}`, 'until=99999999999999'),
    url.replace(`until=${until}`, 'until=1e12'),
    `${url}&until=${until + 300}`,
    `${url}x`,
    url.slice(0, -1),
    url.replace(imageIdOf(url), imageIdOf(other.image.url)),
    url.replace(imageIdOf(url), randomUUID()),
    url.replace(imageIdOf(url), "x' OR '1'='1"),
    url.replace('/1200.webp', '/1000.webp'),
    url.replace('/1200.webp', '/200.webp'),
    url.replace('/1200.webp', '/..%2f1200.webp'),
    url.replace('/1200.webp', '/1200.jpg'),
    url.replace('private-images', 'images'),
  ])
    expect([copiedAddress, await status(copiedAddress)]).toEqual([
      copiedAddress,
      expect.toBeOneOf([400, 404]),
    ])
  expect(await status(url, other.app.host)).toBe(404)
  expect(await status(url, 'unknown.test')).toBe(404)
  expect(await status(url)).toBe(200)
})

test('an address ends with its login, independent of other logins of the person', async () => {
  const { user, as, status } = await createPicture()
  await testServer.signIn(user)
  expect(await status()).toBe(200)
  await testServer.call(logout, {}, as)
  expect(await status()).toBe(404)
})

test('each login has its own address', async () => {
  const { user, as, image, learner, id, status } = await createPicture()
  const elsewhere = await createDiarist(testServer, {
    ...learner,
    as: { ...as, token: await testServer.signIn(user) },
  })
  const url = (await elsewhere.entry(id))?.image?.url ?? ''
  expect(url).not.toBe(image.url)
  await testServer.call(logout, {}, as)
  expect([await status(), await status(url)]).toEqual([404, 200])
})

test.each([
  ['is disabled', 'UPDATE app_user SET is_disabled = true WHERE id = $1'],
  ['has no active login', 'UPDATE session SET expires_at = last_seen_at WHERE user_id = $1'],
  [
    'was away too long',
    `UPDATE session SET last_seen_at = last_seen_at - make_interval(secs => idle_seconds) WHERE user_id = $1`,
  ],
])('nothing is shown when the owner %s', async (_, statement) => {
  const { user, status } = await createPicture()
  expect(await status()).toBe(200)
  await testServer.adminPool.query(statement, [user.id])
  expect(await status()).toBe(404)
})

test('nothing is shown in an admin’s visit', async () => {
  const { user, status } = await createPicture()
  const { id } = await testServer.createAdmin()
  await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE user_id = $2', [
    id,
    user.id,
  ])
  expect(await status()).toBe(404)
})

test('a deleted picture is gone immediately, before its bytes are', async () => {
  const one = await createPicture()
  const other = await createPicture()
  await one.act(deleteImageOfNutritionDiaryEntry, { nutritionDiaryEntryId: one.id })
  await other.act(deleteNutritionDiaryEntry, { nutritionDiaryEntryId: other.id })
  expect([await one.status(), await other.status(), one.files().length]).toEqual([404, 404, 3])
})

test('a row whose bytes are missing is answered like an unknown address', async () => {
  const { image, app, load } = await createPicture()
  const imageId = image.url.split('/')[4] ?? ''
  await testServer.services.privateImages.remove(app.appId, imageId)
  const { status, headers } = await load()
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('the log has neither signatures nor pictures’ ids', async () => {
  const { image, status } = await createPicture()
  lines.length = 0
  await status()
  await status(`${image.url}x`)
  const [path = '', query = ''] = image.url.split('?')
  const log = lines.join('\n')
  expect(log).toContain('/api/files/private-images/:imageId/:version')
  for (const secret of [path.split('/')[4] ?? '', query, query.split('signature=')[1] ?? ''])
    expect(log).not.toContain(secret)
})
