import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../testing/hosts.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { serveSites } from './sites.ts'

const house = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-sites-'))
afterAll(async () => {
  await house.stop()
  rmSync(folder, { recursive: true, force: true })
})
const page = (name: string) =>
  `<title>__TITLE__</title><body class="${name} __STYLE__"><style nonce="__NONCE__"></style><script type="application/json">__APP__</script>`
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), page('app'))
writeFileSync(join(folder, 'admin.html'), page('admin'))
writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {}')
const { server, pool, services, clock } = house
await serveSites(server, folder, { pool, services, clock: clock.now })

const TITLE = `Iss & <b>lebe</b> "gut"</script>`
const app = await house.createApp({ title: TITLE, style: 'wohlauf' })
const get = async (url: string, host = app.host) => {
  const { status, headers, bytes } = await house.send({ method: 'GET', url, host })
  return { status, headers, text: bytes.toString() }
}

test("every address of an app is its document, with the app's title, style and settings, and nothing of them is markup", async () => {
  for (const url of ['/', '/module', '/registrierung/abc?x=1']) {
    const { status, headers, text } = await get(url)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(text).toContain('class="app wohlauf"')
    expect(text).not.toMatch(/<b>|<\/script>.*<\/script>/)
    expect(text).not.toContain('__')
    const [, settings = ''] = /json">(.*)<\/script>/.exec(text) ?? []
    expect(JSON.parse(settings)).toMatchObject({ appId: app.appId, appTitle: TITLE, appHost: app.host })
  }
})

test('a document runs only the scripts of its own host, and each answer has a nonce of its own', async () => {
  const answers = [await get('/'), await get('/')]
  const nonces = answers.map(({ headers, text }) => {
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
    expect(text).toContain(`nonce="${nonce}"`)
    return nonce
  })
  expect(new Set(nonces).size).toBe(2)
})

test('the admin site has its own document, which knows no app', async () => {
  const { status, text } = await get('/', ADMIN_HOST)
  expect([status, text]).toEqual([200, expect.stringContaining('class="admin default"')])
  expect(text).toContain('>null</script>')
})

test('a host that no app has gets a plain page that says so', async () => {
  const { status, headers, text } = await get('/module', 'unknown.test')
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(text).toContain('Unter dieser Adresse ist keine App eingerichtet.')
  expect(text).toContain('lang="de"')
  expect(text).not.toContain('__')
})

test('built files are kept for ever; what is not there is not found, and is no document', async () => {
  const { status, headers } = await get('/assets/main-abc123.js')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const url of ['/assets/main-old.js', '/api/nowhere', '/assets/..%2findex.html'])
    expect((await get(url)).status, url).toBe(404)
})
