import { readdirSync, readFileSync } from 'node:fs'
import { domainToASCII, fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { ROLES } from './roles.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))
const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('_one-form-of-addresses.sql'))
const steps = readFileSync(folder + file, 'utf8').split('--> statement-breakpoint')

/**
 * Runs it like a start.
 * @returns its warnings
 */
const runMigration = async (select?: string) => {
  const client = new pg.Client({ connectionString: testServer.adminUrl })
  const warnings: string[] = []
  client.on('notice', ({ code, message = '' }) => code === '01W01' && warnings.push(message))
  await client.connect()
  try {
    await client.query(`SET ROLE ${ROLES.owner}; BEGIN`)
    for (const step of select ? steps.slice(0, 3) : steps) await client.query(step)
    const rows = select ? (await client.query(select)).rows : []
    await client.query(select ? 'ROLLBACK' : 'COMMIT')
    return { warnings, rows }
  } finally {
    await client.end()
  }
}

test.each([
  'müller.example',
  'straße.example',
  'post.große-öle.müller.example',
  'ÿÿÿ.example',
  'пример.рф',
  '日本語.jp',
  'ليهمابتكلموشعربي.example',
  'なぜみんな日本語を話してくれないのか.jp',
  '他们为什么不说中文.example',
  'ｆｉｒｍä.example',
  'müller。example',
  `${'ä'.repeat(40)}.example`,
  'a𝒳ä.example',
])('the domain %s gets the form that the contract gives it', async (domain) => {
  const { rows } = await runMigration(`SELECT public.migration_domain('${domain}') AS domain`)
  expect(rows).toEqual([{ domain: domainToASCII(domain) }])
})

test.each(['firma.example', 'xn--mller-kva.example', 'ä..example', 'ä/b.example', `${'ä'.repeat(63)}.de`])(
  'the domain %s stays',
  async (domain) => {
    const { rows } = await runMigration(`SELECT public.migration_domain('${domain}') AS domain`)
    expect(rows).toEqual([{ domain: null }])
  },
)

const addressesIn = async (table: string, column = 'email_address') =>
  (await adminPool.query(`SELECT ${column} AS it FROM ${table} ORDER BY 1`)).rows.map(({ it }) => it)

test('every table gets the one form, no row is lost, and clashes are counted without an address', async () => {
  const app = await testServer.createApp()
  const other = await testServer.createApp()
  const { sponsorId } = await testServer.createSponsor(app, { name: 'Müller' })
  const user = (emailAddress: string, home = app) => testServer.createUser({ app: home, emailAddress })
  const twin = await user('b@xn--mller-kva.example')
  const clashing = await user('b@müller.example')
  const movedUser = await user('jörg@müller.example')
  const elsewhere = await user('b@müller.example', other)
  await user('c@firma.example')
  const insert = (table: string, values: Record<string, unknown>) => {
    const names = Object.keys(values)
    const places = names.map((_, at) => `$${at + 1}`)
    return adminPool.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, Object.values(values))
  }
  const app_id = app.appId
  const at = new Date(0)
  const seat = { app_id, sponsor_id: sponsorId, created_at: at, updated_at: at }
  await insert('seat', { ...seat, email_address: 'd@müller.example', status: 'INVITED' })
  await insert('seat', { ...seat, email_address: 'd@xn--mller-kva.example', status: 'INVITED' })
  await insert('seat', {
    ...seat,
    email_address: 'b@müller.example',
    status: 'ACCEPTED',
    account_id: clashing.id,
  })
  const reservation = { app_id, sponsor_id: sponsorId, started_at: at, network_key: Buffer.alloc(4) }
  await insert('seat_reservation', { ...reservation, email_address: 'e@müller.example' })
  await insert('seat_reservation', { ...reservation, email_address: 'f@müller.example' })
  await insert('seat_reservation', { ...reservation, email_address: 'f@xn--mller-kva.example' })
  await insert('staff_invitation', {
    app_id,
    role: 'ROLE_APP_MANAGER',
    invited_at: at,
    email_address: 'g@müller.example',
  })
  await insert('mail', {
    app_id,
    kind: 'x',
    params: '{}',
    to_address: 'h@müller.example',
    reply_to: 'i@müller.example',
  })
  await insert('account_request', {
    app_id,
    kind: 'PASSWORD_RESET',
    email_address: 'j@müller.example',
    created_at: at,
  })
  await insert('admin_user', { email_address: 'k@müller.example', password_hash: 'x' })
  await adminPool.query(`UPDATE app SET sender_email_address = 'l@müller.example' WHERE app_id = $1`, [
    app_id,
  ])
  await adminPool.query(
    `UPDATE sponsor SET registration_link_domains = '{firma.example,müller.example,xn--mller-kva.example}' WHERE id = $1`,
    [sponsorId],
  )

  const { warnings } = await runMigration()

  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^3 rows keep an address/)
  expect(warnings[0]).not.toContain('@')
  const { rows } = await adminPool.query('SELECT id, email_address AS it FROM app_user')
  const storedAddresses = new Map(rows.map(({ id, it }) => [id, it]))
  expect([twin, clashing, movedUser, elsewhere].map(({ id }) => storedAddresses.get(id))).toEqual([
    'b@xn--mller-kva.example',
    'b@müller.example',
    'jörg@xn--mller-kva.example',
    'b@xn--mller-kva.example',
  ])
  expect(await addressesIn('seat')).toEqual([
    'b@xn--mller-kva.example',
    'd@müller.example',
    'd@xn--mller-kva.example',
  ])
  expect(await addressesIn('seat_reservation')).toEqual([
    'e@xn--mller-kva.example',
    'f@müller.example',
    'f@xn--mller-kva.example',
  ])
  expect(await addressesIn('staff_invitation')).toEqual(['g@xn--mller-kva.example'])
  expect(await addressesIn('mail', 'to_address')).toEqual(['h@xn--mller-kva.example'])
  expect(await addressesIn('mail', 'reply_to')).toEqual(['i@xn--mller-kva.example'])
  expect(await addressesIn('account_request')).toEqual(['j@xn--mller-kva.example'])
  expect(await addressesIn('admin_user')).toContain('k@xn--mller-kva.example')
  expect(await addressesIn('app', 'sender_email_address')).toContain('l@xn--mller-kva.example')
  expect(await addressesIn('sponsor', 'array_to_string(registration_link_domains, $$ $$)')).toEqual([
    'firma.example xn--mller-kva.example',
  ])
  const { rows: open } = await adminPool.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relforcerowsecurity`,
  )
  expect(open).toEqual([])
})
