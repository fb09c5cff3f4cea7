import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { REQUIRED_DATABASE } from '../composition/required-database.ts'
import type { Binding } from '../platform/database/binding.ts'
import { SCHEMAS } from '../platform/database/function-schemas.ts'
import { ROLES } from '../platform/database/roles.ts'
import { hashToken } from '../platform/sessions/token.ts'
import { runAsRuntime } from '../testing/database/as-runtime.ts'
import { createFullPerson } from '../testing/people/full-person.ts'
import type { TestApp } from '../testing/people/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
const { asRuntime, end } = runAsRuntime(testServer)
afterAll(async () => {
  await end()
  await testServer.stop()
})
const [app, elsewhere] = [await testServer.createApp(), await testServer.createApp()]
const person = await createFullPerson(testServer, 'Gesuchte', app)
const neighbour = await createFullPerson(testServer, 'Nebenan', app)

const stranger = ({ appId }: TestApp): Binding => ({ appId, userId: null, reach: 'none' })
const as = ({ app: { appId }, user }: typeof person): Binding => ({ appId, userId: user.id, reach: 'own' })

/** The call with the app of the rows as its first argument, regardless of the bound one. */
const inApp = (call: string) =>
  `${SCHEMAS.lookups}.${call.replace('(', `('${app.appId}', `).replace(', )', ')')}`

const ask = async (binding: Binding | null, call: string, values: unknown[] = []) =>
  (await asRuntime(binding, (query) => query(`SELECT * FROM ${inApp(call)}`, values))).rows

/** A seat that waits for the holder of a link. */
const invite = async ({ appId }: TestApp, emailAddress: string, expiresAt = '2030-01-01') => {
  const { sponsorId } = await testServer.createSponsor({ ...app, appId })
  const [seatId, hash] = [randomUUID(), randomBytes(32)]
  await testServer.adminPool.query(
    `INSERT INTO seat (app_id, id, sponsor_id, email_address, status, created_at, updated_at)
     VALUES ($1, $2, $3, $4, 'INVITED', now(), now())`,
    [appId, seatId, sponsorId, emailAddress],
  )
  await testServer.adminPool.query(
    `INSERT INTO mailed_link (app_id, purpose, token_hash, seat_id, created_at, expires_at) VALUES ($1, 'INVITATION', $2, $3, now(), $4)`,
    [appId, hash, seatId, expiresAt],
  )
  return { seatId, hash }
}

test('an address is looked up only in the bound app', async () => {
  const { emailAddress, id } = person.user
  const address = [emailAddress]
  expect(await ask(stranger(app), 'find_login($1)', address)).toMatchObject([{ id, is_disabled: false }])
  expect(await ask(stranger(app), 'has_account($1)', address)).toEqual([{ has_account: true }])
  expect(await ask(stranger(app), 'known_addresses($1)', [[emailAddress, 'a@b.example']])).toEqual([
    { email_address: emailAddress, has_account: true, may_be_told: false },
  ])
  for (const binding of [stranger(elsewhere), null]) {
    expect(await ask(binding, 'find_login($1)', address)).toEqual([])
    expect(await ask(binding, 'has_account($1)', address)).toEqual([{ has_account: false }])
    expect(await ask(binding, 'known_addresses($1)', [address])).toEqual([])
  }
})

test('an address with a seat and no account is known, and has no account', async () => {
  await invite(app, 'wartet@firma.example')
  expect(await ask(stranger(app), 'known_addresses($1)', [['wartet@firma.example']])).toEqual([
    { email_address: 'wartet@firma.example', has_account: false, may_be_told: false },
  ])
})

test('an app’s manager gets every known address, a sponsor’s manager those of their own sponsor’s seats', async () => {
  const [own, others] = ['eigene@firma.example', 'andere@firma.example']
  const { seatId } = await invite(app, own)
  await invite(app, others)
  const { rows } = await testServer.adminPool.query('SELECT sponsor_id FROM seat WHERE id = $1', [seatId])
  const addressesFor = async (binding: Binding) => {
    const rows = await ask(binding, 'known_addresses($1)', [[person.user.emailAddress, own, others]])
    expect(rows).toHaveLength(3)
    return rows.filter(({ may_be_told }) => may_be_told).map(({ email_address }) => email_address)
  }
  const sponsorId: string = rows[0].sponsor_id
  expect(await addressesFor({ ...stranger(app), reach: 'sponsor', sponsorId })).toEqual([own])
  expect((await addressesFor({ ...stranger(app), reach: 'manager' })).toSorted()).toEqual(
    [own, others, person.user.emailAddress].toSorted(),
  )
})

test('a link is found by its token, purpose and app, until it ends', async () => {
  const { hash, seatId } = await invite(app, 'eingeladen@firma.example', '2026-03-05')
  const links = async (binding: Binding | null, purposes: string[], at: string) =>
    (await ask(binding, 'find_link($1, $2, $3)', [hash, purposes, at])).length
  expect(await links(stranger(app), ['INVITATION', 'REGISTRATION'], '2026-03-04')).toBe(1)
  expect(await links(stranger(app), ['PASSWORD_RESET'], '2026-03-04')).toBe(0)
  expect(await links(stranger(app), ['INVITATION'], '2026-03-05')).toBe(0)
  expect(await links(stranger(elsewhere), ['INVITATION'], '2026-03-04')).toBe(0)
  expect(await links(null, ['INVITATION'], '2026-03-04')).toBe(0)
  const seats = (at: string, binding = stranger(app)) => ask(binding, 'find_pending_seat($1, $2)', [hash, at])
  expect(await seats('2026-03-04')).toMatchObject([{ id: seatId, email_address: 'eingeladen@firma.example' }])
  expect([await seats('2026-03-05'), await seats('2026-03-04', stranger(elsewhere))]).toEqual([[], []])
})

test('a link and its seat are locked only for a caller that is about to use them', async () => {
  const { hash, seatId } = await invite(app, 'gesperrt@firma.example')
  const at = testServer.clock.now()
  const freeAfter = (call: string, values: unknown[]) =>
    asRuntime(stranger(app), async (query) => {
      expect((await query(`SELECT * FROM ${inApp(call)}`, values)).rows).toHaveLength(1)
      const free = (table: string, column: string, value: unknown) =>
        testServer.adminPool.query(`SELECT FROM ${table} WHERE ${column} = $1 FOR UPDATE SKIP LOCKED`, [
          value,
        ])
      return [
        (await free('mailed_link', 'token_hash', hash)).rowCount,
        (await free('seat', 'id', seatId)).rowCount,
      ]
    })
  expect(await freeAfter('find_link($1, $2, $3)', [hash, ['INVITATION'], at])).toEqual([1, 1])
  expect(await freeAfter('lock_link($1, $2, $3)', [hash, ['INVITATION'], at])).toEqual([0, 1])
  expect(await freeAfter('find_pending_seat($1, $2)', [hash, at])).toEqual([1, 1])
  expect(await freeAfter('lock_pending_seat($1, $2)', [hash, at])).toEqual([0, 0])
})

test('a seat is assigned to the account with its address, and to no other', async () => {
  const { hash, seatId } = await invite(app, 'frei@firma.example')
  const take = (binding: Binding) =>
    asRuntime(binding, async (query) => {
      await query(`SELECT ${inApp('accept_seat($1, $2)')}`, [hash, testServer.clock.now()])
      const { rows } = await query('SELECT id, status, account_id FROM seat WHERE id = $1', [seatId])
      return rows
    })
  for (const binding of [as(person), stranger(app), stranger(elsewhere)])
    await expect(take(binding)).rejects.toMatchObject({ code: 'P0002' })
  const owner = await testServer.createUser({ app, emailAddress: 'frei@firma.example' })
  expect(await take({ appId: app.appId, userId: owner.id, reach: 'own' })).toEqual([
    { id: seatId, status: 'ACCEPTED', account_id: owner.id },
  ])
})

test('a registration link is resolved to its sponsor in the bound app', async () => {
  const { slug, sponsorId } = await testServer.createSponsor(app)
  const find = async (binding: Binding | null) =>
    (await ask(binding, 'find_sponsor_by_slug($1)', [slug]))[0]?.find_sponsor_by_slug
  expect([await find(stranger(app)), await find(stranger(elsewhere)), await find(null)]).toEqual([
    sponsorId,
    null,
    null,
  ])
})

test('a session is ended by its token, in its own app', async () => {
  const hash = hashToken(await testServer.signIn(person.user))
  const isThereAfter = async ({ appId }: TestApp) =>
    asRuntime({ appId, userId: null, reach: 'none' }, async (query) => {
      await query(`SELECT ${inApp('end_session($1)')}`, [hash])
      await query(`SELECT set_config('app.id', $1, true), set_config('app.reach', 'app', true)`, [app.appId])
      return (await query('SELECT FROM session WHERE token_hash = $1', [hash])).rowCount
    })
  expect([await isThereAfter(elsewhere), await isThereAfter(app)]).toEqual([1, 0])
})

test.each([
  ['account_request', `drop_own_requests('{PASSWORD_RESET,REGISTRATION,EMAIL_CHANGE}')`, 2],
  // This row is about the user, and contains the address as well.
  ['mail', 'drop_own_mails()', 2],
])('in %s only rows that name the bound user are deleted', async (table, call, own) => {
  const countAfter = async (binding: Binding | null) =>
    asRuntime(binding, async (query) => {
      await query(`SELECT ${inApp(call)}`)
      await query(`SELECT set_config('app.id', $1, true), set_config('app.reach', 'app', true)`, [app.appId])
      return (await query(`SELECT FROM ${table}`)).rowCount ?? 0
    })
  const all = await countAfter(null)
  expect(await countAfter(stranger(app))).toBe(all)
  expect(await countAfter({ ...stranger(elsewhere), userId: person.user.id })).toBe(all)
  expect(await countAfter(as(person))).toBe(all - own)
  expect(await countAfter(as(neighbour))).toBe(all - own)
})

test('the role across tenants may call only the functions meant for it', async () => {
  const { platformPool } = testServer.services
  for (const { schema, name, mayRun } of REQUIRED_DATABASE.functions) {
    const { rows } = await testServer.adminPool.query(
      `SELECT has_function_privilege('wohlauf_platform', p.oid, 'EXECUTE') AS open FROM pg_proc p
       WHERE p.pronamespace = $1::regnamespace AND p.proname = $2`,
      [schema, name],
    )
    expect([name, rows]).toEqual([name, [{ open: mayRun.includes(ROLES.platform) }]])
  }
  await expect(platformPool.query(`SELECT ${inApp(`has_account('a@b.example')`)}`)).rejects.toMatchObject({
    code: '42501',
  })
})
