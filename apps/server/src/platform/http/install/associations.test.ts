import { ROUTES } from '@wohlauf/contract/routes/routes'
import { SHELL_LINKS } from '@wohlauf/contract/routes/shell-links'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const [ONE, OTHER] = ['AB', '0F'].map((byte) => Array(32).fill(byte).join(':')) as [string, string]
const SHARED_IOS = 'A1B2C3D4E5.de.wohlauf.app'

const shared = { ANDROID_APP: `de.wohlauf.app ${ONE} ${OTHER}`, IOS_APP: SHARED_IOS }
const testServer = await startTestServer({ environment: shared })
const plainServer = await startTestServer()
afterAll(() => Promise.all([testServer.stop(), plainServer.stop()]))

const ANDROID_FILE = '/.well-known/assetlinks.json'
const IOS_FILE = '/.well-known/apple-app-site-association'

const get = (url: string, host: string, from = testServer) => from.send({ method: 'GET', url, host })

const fileAt = async (url: string, host: string): Promise<unknown> => {
  const { status, headers, bytes } = await get(url, host)
  expect([status, headers['content-type'], headers['cache-control'], headers['set-cookie']]).toEqual([
    200,
    expect.stringMatching(/^application\/json(;|$)/),
    'public, max-age=300',
    undefined,
  ])
  return JSON.parse(bytes.toString())
}

type SiteAssociation = {
  applinks: { details: { appIDs: string[]; components: { '/': string; exclude?: true }[] }[] }
  webcredentials: { apps: string[] }
}

const iosFileAt = async (host: string) => (await fileAt(IOS_FILE, host)) as SiteAssociation

/** Apple's rules for matching a path: the first component decides, `*` is any text, `?` any character. */
const opensInShell = ({ applinks }: SiteAssociation, path: string): boolean => {
  const first = applinks.details[0]?.components.find((component) => {
    const pattern = component['/']
      .split(/([*?])/)
      .map((part) => ({ '*': '.*', '?': '.' })[part] ?? part)
      .join('')
    return new RegExp(`^${pattern}$`).test(path)
  })
  return first !== undefined && !first.exclude
}

const statement = (packageName: string, fingerprints: string[]) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
  },
]

test('all hosts of an app name the native app that all apps share', async () => {
  const app = await testServer.createApp({ otherHosts: ['firma.test'] })
  for (const host of [app.host, 'firma.test', 'FIRMA.test']) {
    expect(await fileAt(ANDROID_FILE, host)).toEqual(statement('de.wohlauf.app', [ONE, OTHER]))
    const { applinks, webcredentials } = await iosFileAt(host)
    expect([applinks.details.map(({ appIDs }) => appIDs), webcredentials]).toEqual([
      [[SHARED_IOS]],
      { apps: [SHARED_IOS] },
    ])
  }
})

test('an app’s own native app takes the place of the shared one, on its platform and its hosts only', async () => {
  const own = await testServer.createApp({ otherHosts: ['eigen.test'] })
  const neighbour = await testServer.createApp()
  await testServer.adminPool.query('UPDATE app SET android_shell = $1 WHERE app_id = $2', [
    `de.firma.app ${OTHER}`,
    own.appId,
  ])
  for (const host of [own.host, 'eigen.test'])
    expect(await fileAt(ANDROID_FILE, host)).toEqual(statement('de.firma.app', [OTHER]))
  expect((await iosFileAt(own.host)).webcredentials).toEqual({ apps: [SHARED_IOS] })
  await testServer.adminPool.query('UPDATE app SET ios_shell = $1 WHERE app_id = $2', [
    'Z9Z9Z9Z9Z9.de.firma.app',
    own.appId,
  ])
  expect((await iosFileAt(own.host)).webcredentials).toEqual({ apps: ['Z9Z9Z9Z9Z9.de.firma.app'] })
  expect(await fileAt(ANDROID_FILE, neighbour.host)).toEqual(statement('de.wohlauf.app', [ONE, OTHER]))
})

test('exactly the links of registration, reset and change of the address open in it', async () => {
  const app = await testServer.createApp()
  const file = await iosFileAt(app.host)
  const openedRoutes = (Object.keys(ROUTES) as (keyof typeof ROUTES)[]).filter((name) =>
    opensInShell(file, ROUTES[name].path.replace(/\$\w+/g, 'abc_-123')),
  )
  expect(openedRoutes.sort()).toEqual([...SHELL_LINKS].sort())
  expect(file.applinks.details[0]?.components.at(-1)).toMatchObject({ '/': '*', exclude: true })
  for (const path of ['/', '/registrierung/', '/passwort-zuruecksetzen', '/api/openapi.json', '/dashboard'])
    expect([path, opensInShell(file, path)]).toEqual([path, false])
})

test('other hosts have none, and no app has one where none is set', async () => {
  const app = await plainServer.createApp()
  for (const url of [ANDROID_FILE, IOS_FILE]) {
    for (const host of [ADMIN_HOST, 'unbekannt.test']) expect((await get(url, host)).status).toBe(404)
    expect((await get(url, app.host, plainServer)).status).toBe(404)
  }
})
