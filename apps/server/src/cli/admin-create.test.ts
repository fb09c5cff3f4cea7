import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminLogin } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../testing/content/reading.ts'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-admin-'))
afterAll(async () => {
  await testServer.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const PASSWORD = 'zwölf sichere Zeichen'
const OURS = { DATABASE_URL: testServer.adminUrl, SECRET_KEY: testServer.secretKey }

/** Starts it like `npm run admin:create`, with piped input. */
const create = (args: string[], input = `${PASSWORD}\n`, environment: Record<string, string> = OURS) =>
  runToEnd('cli/admin-create.ts', args, { DATA_DIR: dataDir, ...environment }, input)
const login = async (emailAddress: string, password = PASSWORD) =>
  outcome(await testServer.call(adminLogin, { emailAddress, password }))
const admins = async () => (await testServer.adminPool.query('SELECT FROM admin_user')).rows.length

test('creates an admin who can log in, and says so', async () => {
  expect(await create(['--email', ' Erste@Wohlauf.Example '])).toEqual({
    code: 0,
    output: 'erste@wohlauf.example can log in to the admin site now.\n',
    errorOutput: '',
  })
  expect(await login('erste@wohlauf.example')).toBe(200)
})

test('leaves an existing admin unchanged', async () => {
  const { emailAddress, password } = await testServer.createAdmin()
  expect(await create(['--email', emailAddress])).toEqual({
    code: 1,
    output: '',
    errorOutput: `There already is an admin ${emailAddress}. Nothing was changed.\n`,
  })
  expect([await login(emailAddress, password), await login(emailAddress)]).toEqual([
    200,
    [400, 'login-failed'],
  ])
})

test.each([
  ['eleven characters', 'elf Zeichen', 'at least 12 characters'],
  ['nothing', '', 'at least 12 characters'],
  ['129 characters', 'ab'.repeat(64).concat('c'), 'at most 128 characters'],
  ['the address itself', 'zweite@wohlauf.example', 'to be harder to guess'],
  ['a common password', 'leavemealone', 'to be harder to guess'],
])('refuses a password of %s', async (_, password, needs) => {
  const before = await admins()
  expect(await create(['--email', 'zweite@wohlauf.example'], `${password}\n`)).toEqual({
    code: 1,
    output: '',
    errorOutput: `The password needs ${needs}. Nothing was changed.\n`,
  })
  expect(await admins()).toBe(before)
})

test.each([
  [[], /^Use "npm run admin:create -- --email admin@example\.com"/],
  [['--email'], /^Use "npm run/],
  [['dritte@wohlauf.example'], /^Use "npm run/],
  [['--email', 'dritte@wohlauf.example', '--password', PASSWORD], /^Use "npm run/],
  [['--email', 'dritte'], /^"dritte" is not an e-mail address\.\n$/],
  [['--email', ''], /^"" is not an e-mail address\.\n$/],
] as const)('given %j, it says what is wrong and changes nothing', async (args, says) => {
  const before = await admins()
  const { code, output, errorOutput } = await create([...args])
  expect([code, output]).toEqual([1, ''])
  expect(errorOutput).toMatch(says)
  expect(errorOutput).not.toContain(PASSWORD)
  expect(await admins()).toBe(before)
})

test('says that there is no database, that it is unreachable, or that it belongs to another product', async () => {
  const nowhere = await create(['--email', 'vierte@wohlauf.example'], undefined, {})
  expect([nowhere.code, nowhere.errorOutput]).toEqual([
    1,
    expect.stringMatching(/^No database runs in ".*\.\n$/),
  ])
  const host = '127.0.0.1:9'
  const away = await create(['--email', 'vierte@wohlauf.example'], undefined, {
    ...OURS,
    DATABASE_URL: `postgres://nobody@${host}/none`,
  })
  expect([away.code, away.errorOutput]).toEqual([
    1,
    `The database at ${host} cannot be reached. Check that it runs.\n`,
  ])
  const unprepared = await create(['--email', 'vierte@wohlauf.example'], undefined, {
    ...OURS,
    DATABASE_URL: testServer.adminUrl.replace(/\/[^/?]+(\?|$)/, '/no_such_database$1'),
  })
  expect([unprepared.code, unprepared.errorOutput]).toEqual([
    1,
    expect.stringMatching(/does not know this Wohlauf\. Start it there first/),
  ])
})
