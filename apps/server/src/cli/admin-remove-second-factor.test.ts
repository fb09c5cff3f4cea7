import { adminLogin, getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../testing/content/reading.ts'
import { ADMIN_HOST } from '../testing/hosts.ts'
import { PASSWORD } from '../testing/people/people.ts'
import { setUpSecondFactor } from '../testing/people/second-factor.ts'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** Starts it like `npm run admin:remove-second-factor`. */
const run = (...args: string[]) =>
  runToEnd('cli/admin-remove-second-factor.ts', args, {
    DATABASE_URL: testServer.adminUrl,
    SECRET_KEY: testServer.secretKey,
  })

const enrol = async () => {
  const admin = await testServer.createAdmin()
  const as = { host: ADMIN_HOST, token: await testServer.signInAdmin(admin) }
  await setUpSecondFactor(testServer, as)
  const logIn = () => testServer.call(adminLogin, { emailAddress: admin.emailAddress, password: PASSWORD })
  const isSignedIn = async () => outcome(await testServer.call(getAuthenticatedAdmin, {}, as))
  return { ...admin, logIn, isSignedIn }
}

test('removes an admin’s second factor and ends their sessions; the next login leads to the setup', async () => {
  const [lostAdmin, other] = [await enrol(), await enrol()]
  expect(outcome(await lostAdmin.logIn())).toEqual([403, 'second-factor-required'])
  expect(await run('--email', ` ${lostAdmin.emailAddress.toUpperCase()} `)).toEqual({
    code: 0,
    output: `${lostAdmin.emailAddress} is logged out everywhere and sets up a second factor at the next login.\n`,
    errorOutput: '',
  })
  expect(await lostAdmin.isSignedIn()).toEqual([401, 'authentication-required'])
  await testServer.adminPool.query('UPDATE admin_user SET last_authenticated_at = now()')
  expect((await lostAdmin.logIn()).body.admin.secondFactor).toBe('REQUIRED')
  expect([await other.isSignedIn(), outcome(await other.logIn())]).toEqual([
    200,
    [403, 'second-factor-required'],
  ])
})

test('an unknown admin is named in the message, a missing address is asked for, and nothing is changed', async () => {
  const { isSignedIn, logIn, emailAddress } = await enrol()
  expect(await run('--email', 'niemand@wohlauf.example')).toEqual({
    code: 1,
    output: '',
    errorOutput: 'There is no admin niemand@wohlauf.example. Nothing was changed.\n',
  })
  for (const args of [[], ['--email'], [emailAddress], ['--email', 'niemand']])
    expect(await run(...args)).toEqual({
      code: 1,
      output: '',
      errorOutput: 'Use "npm run admin:remove-second-factor -- --email admin@example.com".\n',
    })
  expect([await isSignedIn(), outcome(await logIn())]).toEqual([200, [403, 'second-factor-required']])
})
