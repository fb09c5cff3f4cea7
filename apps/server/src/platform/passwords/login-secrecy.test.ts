import { argon2Sync } from 'node:crypto'
import { adminLogin, login } from '@wohlauf/contract/authentication/authentication'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../composition/handlers.ts'
import { createCalls } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { isOutdated } from './argon2.ts'
import type { Passwords } from './passwords.ts'

const testServer = await startTestServer({ hashesAtFullCost: true })
const app = await testServer.createApp()

/** The real password functions, with a count of their calls. */
let checkedPasswords: string[] = []
const countingPasswords: Passwords = {
  ...testServer.services.passwords,
  hash: (password) => {
    checkedPasswords.push('hash')
    return testServer.services.passwords.hash(password)
  },
  verify: (password, phc) => {
    checkedPasswords.push('verify')
    return testServer.services.passwords.verify(password, phc)
  },
}
const server = await testServer.build(OPERATIONS, HANDLERS, { services: { passwords: countingPasswords } })
const { call } = createCalls(server, () => app.host)
afterAll(async () => {
  await server.close()
  await testServer.stop()
})

const attempt = async (
  operation: typeof login | typeof adminLogin,
  emailAddress: string,
  password: string,
) => {
  checkedPasswords = []
  const { status, refusal, headers } = await call(operation, { emailAddress, password })
  const { 'x-request-id': _id, date: _date, ...comparable } = headers
  return { status, refusal, headers: comparable, asked: checkedPasswords }
}

test('neither the answer nor the work for it reveals whether an address has an account', async () => {
  const { emailAddress } = await testServer.createUser({ app })
  const { emailAddress: adminAddress } = await testServer.createAdmin()
  for (const [operation, knownAddress] of [
    [login, emailAddress],
    [adminLogin, adminAddress],
  ] as const) {
    const [ofKnown, ofUnknown] = [
      await attempt(operation, knownAddress, 'falsch'),
      await attempt(operation, 'nobody@demo.example', 'falsch'),
    ]
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown).toMatchObject({
      status: 400,
      refusal: { identifier: 'login-failed', message: 'Die Anmeldung ist fehlgeschlagen' },
      asked: ['verify'],
    })
  }
})

test('a wait for the address does not reveal whether it has an account', async () => {
  const { emailAddress } = await testServer.createUser({ app })
  const unknown = 'nobody-waits@demo.example'
  for (let failure = 1; failure <= 5; failure += 1)
    for (const address of [emailAddress, unknown]) await attempt(login, address, 'falsch')
  const [ofKnown, ofUnknown] = [
    await attempt(login, emailAddress, 'falsch'),
    await attempt(login, unknown, 'falsch'),
  ]
  expect(ofKnown).toEqual(ofUnknown)
  expect(ofKnown).toMatchObject({ status: 429, refusal: { identifier: 'too-many-requests' }, asked: [] })
})

test('only a caller with the right password learns that an account is disabled', async () => {
  const { emailAddress, password } = await testServer.createUser({ app, isDisabled: true })
  const ofUnknown = await attempt(login, 'nobody-here@demo.example', 'falsch')
  expect(await attempt(login, emailAddress, 'falsch')).toEqual(ofUnknown)
  const ofOwner = await attempt(login, emailAddress, password)
  expect([ofOwner.status, ofOwner.refusal?.identifier]).toEqual([401, 'user-disabled'])
  expect(ofOwner.headers).not.toHaveProperty('auth-token')
})

test('a disabled admin is answered like an unknown one', async () => {
  const { emailAddress, password } = await testServer.createAdmin({ isDisabled: true })
  expect(await attempt(adminLogin, emailAddress, password)).toEqual(
    await attempt(adminLogin, 'nobody-there@demo.example', password),
  )
})

test('the account of another app is answered like an unknown one', async () => {
  const other = await testServer.createApp()
  const { emailAddress, password } = await testServer.createUser({ app: other })
  expect(await attempt(login, emailAddress, password)).toEqual(
    await attempt(login, 'nobody-at-all@demo.example', password),
  )
})

test('a login finds the account by its address in any notation, and returns a token and no secret', async () => {
  const { emailAddress, password, id } = await testServer.createUser({ app })
  const answer = await call(login, { emailAddress: `  ${emailAddress.toUpperCase()} `, password })
  expect([answer.status, answer.body.user.id]).toEqual([200, id])
  expect(answer.headers['auth-token']).toMatch(/^[\w-]{43}$/)
  expect(answer.bytes.toString()).not.toContain('argon2')
})

const oldHash = (password: string) => {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 64,
    passes: 1,
  })
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=64,t=1,p=1$${base64(nonce)}$${base64(tag)}`
}

test.each([
  ['a user', 'app_user', login, () => testServer.createUser({ app })],
  ['an admin', 'admin_user', adminLogin, () => testServer.createAdmin()],
] as const)(
  'a correct login of %s updates an outdated hash, a wrong one does not',
  async (_, table, operation, create) => {
    const { id, emailAddress, password } = await create()
    await testServer.adminPool.query(`UPDATE ${table} SET password_hash = $2 WHERE id = $1`, [
      id,
      oldHash(password),
    ])
    const storedHash = async () => {
      const { rows } = await testServer.adminPool.query(
        `SELECT password_hash AS hash FROM ${table} WHERE id = $1`,
        [id],
      )
      return String(rows[0]?.hash)
    }
    expect((await attempt(operation, emailAddress, 'falsch')).status).toBe(400)
    expect(isOutdated(await storedHash())).toBe(true)
    expect((await attempt(operation, emailAddress, password)).asked).toEqual(['verify', 'hash'])
    expect(isOutdated(await storedHash())).toBe(false)
    expect((await attempt(operation, emailAddress, password)).asked).toEqual(['verify'])
  },
)
