import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { keyOfAnswer } from '@wohlauf/contract/operation'
import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { nightScaleOf } from '@wohlauf/contract/rules/night-scale'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createPool } from '../../database/pool.ts'
import { serveSites } from './sites.ts'

const testServer = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-sites-'))
afterAll(async () => {
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
/** Contains quotes and line breaks, like the document's own scripts. */
const INLINE = `\n  const name = 'app'\n`
const page = (name: string) =>
  `<title>__TITLE__</title><!--STYLES--><body class="${name} __STYLE__" data-colour="__COLOUR__"><style nonce="__NONCE__"></style><script type="application/json">__APP__</script><script type="text/plain">__SITE__</script><script type="first">__FIRST__</script><script type="files">__FILES__</script>`
mkdirSync(join(folder, 'assets'))
writeFileSync(
  join(folder, 'route-files.json'),
  JSON.stringify({
    'consume-modules-consume-module': ['/assets/module-1.js', '/assets/module-1.css'],
    'legal-imprint': ['/assets/imprint-1.js'],
  }),
)
writeFileSync(join(folder, 'index.html'), `<script nonce="__NONCE__">${INLINE}</script>${page('app')}`)
writeFileSync(join(folder, 'admin.html'), page('admin'))
writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
const { server, pool, services, clock } = testServer
await serveSites(server, folder, { pool, services, clock: clock.now })

const TITLE = `Iss & <b>lebe</b> "gut"</script>`
const app = await testServer.createApp({ title: TITLE, style: 'wohlauf' })
const get = async (url: string, host = app.host) => {
  const { status, headers, bytes } = await testServer.send({ method: 'GET', url, host })
  return { status, headers, text: bytes.toString() }
}

test('a title that looks like a placeholder of the document is shown unchanged', async () => {
  const title = '__APP__ __NONCE__ __SITE__ $& $1'
  const odd = await testServer.createApp({ title })
  const { text } = await get('/', odd.host)
  expect(text).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`)
  const [, settings = ''] = /json">(.*?)<\/script>/.exec(text) ?? []
  expect(JSON.parse(settings)).toMatchObject({ appTitle: title })
})

test.each([
  '/.env',
  '/.git/config',
  '/.well-known/other.txt',
  '/index.php',
  '/module/.env',
  '/module/backup.zip',
  '/%2eenv',
  '/module/%2e%2e%2fsecrets.json',
  '/module\\..\\secrets.json',
  '/a%00b',
  '//evil.test/x.js',
])('%s looks like a file: 404 without a document', async (url) => {
  for (const host of [app.host, ADMIN_HOST]) {
    const { status, text } = await get(url, host)
    expect(status).toBe(404)
    expect(text).not.toContain('<title>')
  }
})

test('search engines list legal texts and the login alone', async () => {
  const isListed = async (url: string, host = app.host) =>
    (await get(url, host)).headers['x-robots-tag'] === undefined
  const listed = [
    '/login',
    '/nutzungsbedingungen',
    '/datenschutz',
    '/impressum',
    '/barrierefreiheit',
    '/leichte-sprache',
    '/konto-loeschen',
  ]
  for (const url of listed) expect([url, await isListed(url)]).toEqual([url, true])
  for (const url of [
    '/',
    '/registrierung/s/muster-werke',
    '/dashboard',
    '/wp-admin',
    '/assets/main-abc123.js',
    '/robots.txt',
  ])
    expect([url, await isListed(url)]).toEqual([url, false])
  expect(await isListed('/login', ADMIN_HOST)).toBe(false)
  const closedApp = await testServer.createApp({ isInMaintenance: true })
  expect(await isListed('/login', closedApp.host)).toBe(false)
})

test('crawlers, password managers and browsers find what they ask every host for', async () => {
  const answersOf = async (host: string) => {
    const [robots, password, favicon] = await Promise.all(
      ['/robots.txt', '/.well-known/change-password', '/favicon.ico'].map((url) => get(url, host)),
    )
    return [robots?.text, password?.headers.location, favicon?.status, favicon?.headers.location]
  }
  const robots = 'User-agent: *\nDisallow: /api/\n'
  const icon = expect.stringMatching(/^\/api\/files\/icons\/[^/]+\/icon-48\.png$/)
  expect(await answersOf(app.host)).toEqual([robots, '/profil', 302, icon])
  expect(await answersOf(ADMIN_HOST)).toEqual([robots, '/sicherheit', 404, undefined])
})

test('who finds a hole finds on each host to whom to report it', async () => {
  for (const host of [app.host, ADMIN_HOST]) {
    const { status, headers, text } = await get('/.well-known/security.txt', host)
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain('Contact: mailto:kontakt@wohlauf-demo.example\n')
    expect(text).toContain(`Canonical: http://${host}/.well-known/security.txt\n`)
  }
  expect((await get('/.well-known/security.txt', 'nobody.example')).status).toBe(404)
})

test.each(['/wp-admin', '/modul', '/module/inhalt', '/verwaltung/x', '/dashboard/x', '/ueber-andere'])(
  '%s is not a route of the app: its document says so, with status 404',
  async (url) => {
    const { status, text } = await get(url)
    expect(status).toBe(404)
    expect(text).toContain('class="app wohlauf"')
  },
)

test('the document of a path names the files of its page, on every host and without a login', async () => {
  const other = await testServer.createApp()
  const linkedFiles = async (url: string, host?: string): Promise<unknown> =>
    JSON.parse(/type="files">(.*?)<\/script>/.exec((await get(url, host)).text)?.[1] ?? '')
  for (const host of [app.host, other.host]) {
    const module = `/module/inhalt/${crypto.randomUUID()}?seite=2`
    expect(await linkedFiles(module, host)).toEqual(['/assets/module-1.js', '/assets/module-1.css'])
    expect(await linkedFiles('/impressum', host)).toEqual(['/assets/imprint-1.js'])
    for (const url of ['/', '/login', '/nirgendwo']) expect(await linkedFiles(url, host)).toEqual([])
  }
  expect(await linkedFiles('/impressum', ADMIN_HOST)).toEqual([])
})

test('the document names the first answers of its page', async () => {
  const namedAnswers = async (url: string, host = app.host): Promise<unknown> => {
    const { asked } = JSON.parse(/type="first">(.*?)<\/script>/.exec((await get(url, host)).text)?.[1] ?? '')
    return asked
  }
  const answers = await namedAnswers('/dashboard')
  expect(answers).toHaveLength(3)
  expect(answers).toContainEqual({ key: getDashboard.path, path: getDashboard.path, input: {} })
  const recipeId = crypto.randomUUID()
  expect(await namedAnswers(pathTo('consume-recipes-recipe-details', { recipeId }))).toEqual([
    { key: keyOfAnswer(getRecipeDetails, { recipeId }), path: getRecipeDetails.path, input: { recipeId } },
  ])
  for (const url of ['/', '/login', '/profil', '/nirgendwo']) expect(await namedAnswers(url)).toEqual([])
  expect(await namedAnswers('/dashboard', ADMIN_HOST)).toEqual([])
})

test("the admin site's routes are not the app's", async () => {
  expect((await get('/default', ADMIN_HOST)).status).toBe(200)
  expect((await get('/module', ADMIN_HOST)).status).toBe(404)
})

test("every route of an app returns its document, with the app's title, style and settings, none of them as markup", async () => {
  for (const url of ['/', '/module', '/registrierung/abc?x=1']) {
    const { status, headers, text } = await get(url)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(text).toContain('class="app wohlauf"')
    expect(text).not.toContain('<b>')
    expect(text.match(/<\/script>/g)).toHaveLength(5)
    expect(text).not.toContain('__')
    const [, settings = ''] = /json">(.*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(settings)).toMatchObject({ appId: app.appId, appTitle: TITLE, appHost: app.host })
  }
})

const siteOf = (text: string): unknown => JSON.parse(/plain">(.*?)<\/script>/.exec(text)?.[1] ?? '')

test('the document is served in maintenance too, and contains it', async () => {
  const closedApp = await testServer.createApp({ isInMaintenance: true })
  const { status, text } = await get('/module', closedApp.host)
  expect([status, siteOf(text)]).toEqual([
    200,
    { errorReportingDsn: null, isInMaintenance: true, hasWorker: true },
  ])
  expect(text).toContain(closedApp.appId)
  expect(siteOf((await get('/module')).text)).toMatchObject({ isInMaintenance: false })
})

test('without the database the document contains no app and does not claim maintenance', async () => {
  const away = createPool('postgres://nobody:nothing@127.0.0.1:9/none', 1, () => {})
  const other = await testServer.build([], [], { pool: away })
  await serveSites(other, folder, { pool: away, services, clock: clock.now })
  const answer = await other.inject({ method: 'GET', url: '/module', headers: { host: app.host } })
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '10',
  ])
  expect(siteOf(answer.body)).toMatchObject({ isInMaintenance: false })
  expect(answer.body).toContain('<title>Wohlauf</title>')
  expect(answer.body).toContain('json">null</script>')
  await other.close()
  await away.end()
})

test('errors are reported to the single configured foreign address, from both sites', async () => {
  const errorReportingDsn = 'https://key@errors.example.org:8443/sub/7'
  const other = await testServer.build([], [])
  await serveSites(other, folder, { pool, services, clock: clock.now }, { errorReportingDsn })
  for (const host of [app.host, ADMIN_HOST]) {
    const { headers, body } = await other.inject({ method: 'GET', url: '/', headers: { host } })
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://errors.example.org:8443;",
    )
    expect(siteOf(body)).toMatchObject({ errorReportingDsn })
    expect((await get('/', host)).headers['content-security-policy']).toContain("connect-src 'self';")
  }
  await other.close()
})

test('a document runs only scripts of its own host and the one that the build wrote into it, and each answer has a nonce of its own', async () => {
  const answers = [await get('/'), await get('/')]
  const nonces = answers.map(({ headers, text }) => {
    const policy = headers['content-security-policy'] ?? ''
    const hash = createHash('sha256').update(INLINE).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(text).toContain(`>${INLINE}</script>`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
    expect(text).toContain(`nonce="${nonce}"`)
    return nonce
  })
  expect(new Set(nonces).size).toBe(2)
})

test('the admin site has its own document, without an app', async () => {
  const { status, text } = await get('/', ADMIN_HOST)
  expect([status, text]).toEqual([200, expect.stringContaining('class="admin default"')])
  expect(text).toContain('>null</script>')
})

test('a host without an app gets a plain page that says so', async () => {
  const { status, headers, text } = await get('/module', 'unknown.test')
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(text).toContain('Unter dieser Adresse ist keine App eingerichtet.')
  expect(text).toContain('lang="de"')
  expect(text).not.toContain('__')
})

test('built files are cached permanently; a missing one is not found, and not a document', async () => {
  const { status, headers } = await get('/assets/main-abc123.js')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const url of ['/assets/main-old.js', '/api/nowhere', '/assets/..%2findex.html'])
    expect((await get(url)).status, url).toBe(404)
})

test('the browser’s own bars have the app’s colour, or that of its style', async () => {
  expect((await get('/')).text).toContain('data-colour="#3a785c"')
  const brandedApp = await testServer.createApp()
  await testServer.adminPool.query(`INSERT INTO app_branding (app_id, colour) VALUES ($1, '#e20074')`, [
    brandedApp.appId,
  ])
  const { text } = await get('/login', brandedApp.host)
  expect(text).toContain('data-colour="#e20074"')
  const [, settings = ''] = /json">(.*?)<\/script>/.exec(text) ?? []
  expect(JSON.parse(settings).appScale[6]).toBe('#e20074')
  expect(JSON.parse(settings).appNightScale).toEqual(nightScaleOf('#e20074'))
})
