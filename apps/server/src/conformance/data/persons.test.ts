import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { TABLES } from '../../composition/required-database.ts'
import type { Binding } from '../../platform/database/binding.ts'
import { affectedRows, runAsRuntime } from '../../testing/database/as-runtime.ts'
import { createFullPerson } from '../../testing/people/full-person.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { MANAGED_LISTS } from '../managed-lists.ts'
import { createWorld } from '../world.ts'

// Access to rows of other users within one app, table by table, without any handler: the permissions of the
// database itself.

const testServer = await startTestServer()
const world = await createWorld(testServer)
const { app, learner: victim, sponsor } = world
// A sponsor other than that of the manager below.
await testServer.giveDeparture(victim, (await testServer.createSponsor(app)).sponsorId)
const neighbour = await createFullPerson(testServer, 'Nachbarin', app)
const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
const sponsorManager = await testServer.createUser({
  app,
  role: 'ROLE_SPONSOR_MANAGER',
  sponsorId: sponsor.sponsorId,
})
const { asRuntime, end } = runAsRuntime(testServer)
afterAll(async () => {
  await end()
  await testServer.stop()
})

const { appId } = app
const CALLERS: Record<string, Binding> = {
  'a stranger': { appId, userId: null, reach: 'none' },
  'another learner': { appId, userId: neighbour.user.id, reach: 'own' },
  'a manager': { appId, userId: manager.id, reach: 'manager' },
  "a sponsor's manager": {
    appId,
    userId: sponsorManager.id,
    reach: 'sponsor',
    sponsorId: sponsor.sponsorId,
  },
  'the holder of a registration link': {
    appId,
    userId: null,
    reach: 'link',
    sponsorId: sponsor.sponsorId,
  },
  'a transaction with an unknown reach': { appId, userId: null, reach: 'everything' as 'own' },
}

const PERSONAL = Object.entries(TABLES).flatMap(([table, { person, rows }]) =>
  person && rows ? [{ table, person }] : [],
)
const CONTENT = [
  ...MANAGED_LISTS.map(([, { table }]) => table).filter((table) => table !== 'sponsor'),
  'image',
  'stored_file',
]

const { rows: columns } = await testServer.adminPool.query<{ table: string; column: string }>(
  `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`,
)
const columnsOf = (table: string) =>
  columns.filter((each) => each.table === table).map(({ column }) => column)

const copyOf = async (table: string, condition: string, values: unknown[]) => {
  const { rows } = await testServer.adminPool.query(
    `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE app_id = '${appId}' AND ${condition} LIMIT 1`,
    values,
  )
  return rows[0]?.row as Record<string, unknown>
}

const INSERT = (table: string) =>
  `INSERT INTO "${table}" SELECT (jsonb_populate_record(NULL::"${table}", $1)).*`

const CASES = Object.entries(CALLERS).flatMap(([who, binding]) =>
  PERSONAL.map(({ table, person }) => ({ who, binding, table, person })),
)

/** Managers may read all seats of their app, including revoked ones, and the messages that were sent to them. */
const mayRead = (who: string, table: string) =>
  who === 'a manager' && ['seat', 'account_departure', 'feedback_message'].includes(table)

/** Managers may mark a message as done, and change nothing else in it. */
const mayChange = (who: string, table: string, column: string) =>
  who === 'a manager' && table === 'feedback_message' && column === 'done_at'

describe.each(CASES)("$who and another user's rows of $table", ({ who, binding, table, person }) => {
  const isTheirs = `"${person}" = $1`

  test('exist', async () => {
    expect(await copyOf(table, isTheirs, [victim.id])).toBeDefined()
  })

  test('are not readable', async () => {
    const select = asRuntime(binding, (query) =>
      affectedRows(query(`SELECT * FROM "${table}" WHERE ${isTheirs}`, [victim.id])),
    )
    expect(await select).toBe(mayRead(who, table) ? 1 : 0)
  })

  test('cannot be deleted', async () => {
    const deletion = asRuntime(binding, (query) =>
      affectedRows(query(`DELETE FROM "${table}" WHERE ${isTheirs}`, [victim.id])),
    )
    expect(await deletion).toBeOneOf([0, 'closed'])
  })

  test.each(columnsOf(table))('cannot be changed in the column %s', async (column) => {
    for (const value of [`"${column}"`, 'DEFAULT']) {
      const update = asRuntime(binding, (query) =>
        affectedRows(query(`UPDATE "${table}" SET "${column}" = ${value} WHERE ${isTheirs}`, [victim.id])),
      )
      if (mayChange(who, table, column)) expect(await update).toBe(1)
      else expect(await update).toBeOneOf([0, 'closed'])
    }
  })

  test('cannot be inserted', async () => {
    const row = await copyOf(table, isTheirs, [victim.id])
    const insertion = asRuntime(binding, (query) =>
      affectedRows(query(INSERT(table), [{ ...row, id: randomUUID() }])),
    )
    // The id of a user's own row is the user's id.
    const same = asRuntime(binding, (query) => affectedRows(query(INSERT(table), [row])))
    expect([await insertion, await same]).toEqual(['closed', 'closed'])
  })

  test('cannot be taken over, nor can own rows be given away', async () => {
    for (const [from, to] of [
      [victim.id, binding.userId ?? neighbour.user.id],
      [binding.userId ?? neighbour.user.id, victim.id],
    ]) {
      const transfer = asRuntime(binding, (query) =>
        affectedRows(query(`UPDATE "${table}" SET "${person}" = $2 WHERE ${isTheirs}`, [from, to])),
      )
      expect(await transfer).toBeOneOf([0, 'closed'])
    }
    // Without a condition only the policy for updates applies: no row is read.
    const change = asRuntime(binding, (query) =>
      affectedRows(query(`UPDATE "${table}" SET "${person}" = $1`, [victim.id])),
    )
    expect(await change).toBeOneOf([0, 'closed'])
  })
})

test.each(PERSONAL)('learners read only their own rows of $table', async ({ table, person }) => {
  const { rows } = await asRuntime({ appId, userId: victim.id, reach: 'own' }, (query) =>
    query(`SELECT DISTINCT "${person}" AS person FROM "${table}"`),
  )
  expect(rows).toEqual([{ person: victim.id }])
})

describe.each(['account_request', 'mail', 'mailed_link', 'seat'] as const)(
  'are not readable, changeable or removable by %s',
  (table) => {
    const STAFF = ['a manager', "a sponsor's manager", 'the holder of a registration link']

    test.each(Object.entries(CALLERS))(
      'are not readable, changeable or removable by %s',
      async (who, binding) => {
        if (table === 'seat' && STAFF.includes(who)) return
        for (const text of [
          `SELECT * FROM ${table} WHERE account_id IS NULL`,
          `UPDATE ${table} SET app_id = app_id WHERE account_id IS NULL`,
          `DELETE FROM ${table} WHERE account_id IS NULL`,
        ])
          expect(await asRuntime(binding, (query) => affectedRows(query(text)))).toBeOneOf([0, 'closed'])
      },
    )

    test.each(Object.entries(CALLERS))('can be inserted by %s only where necessary', async (who, binding) => {
      const row = await copyOf(table, 'account_id IS NULL', [])
      const id = randomUUID()
      const isOpen = {
        account_request: true,
        mail: true,
        mailed_link: ['a manager', "a sponsor's manager"].includes(who),
        seat: STAFF.includes(who),
      }[table]
      const fresh = {
        ...row,
        id,
        ...('token_hash' in row ? { token_hash: `\\x${randomUUID().replaceAll('-', '')}` } : {}),
        ...('sponsor_id' in row
          ? { sponsor_id: sponsor.sponsorId, email_address: `${randomUUID()}@firma.example` }
          : {}),
      }
      expect(await asRuntime(binding, (query) => affectedRows(query(INSERT(table), [fresh])))).toBe(
        isOpen ? 1 : 'closed',
      )
    })
  },
)

test("a sponsor's manager and the holder of its registration link see only this sponsor's seats", async () => {
  const other = await testServer.createSponsor(app, { statuses: ['INVITED'] })
  for (const who of ["a sponsor's manager", 'the holder of a registration link']) {
    const [sponsors, seats, moved, added] = await asRuntime(CALLERS[who] ?? null, async (query) => [
      (await query('SELECT DISTINCT id FROM sponsor')).rows,
      (await query('SELECT DISTINCT sponsor_id AS id FROM seat')).rows,
      await affectedRows(query('SELECT FROM sponsor WHERE id = $1 FOR UPDATE', [other.sponsorId])),
      await affectedRows(
        query(
          `INSERT INTO seat (sponsor_id, email_address, status, created_at, updated_at) VALUES ($1, 'a@b.example', 'INVITED', now(), now())`,
          [other.sponsorId],
        ),
      ),
    ])
    expect([who, sponsors, seats, moved, added]).toEqual([
      who,
      [{ id: sponsor.sponsorId }],
      [{ id: sponsor.sponsorId }],
      0,
      'closed',
    ])
  }
})

test.each(['a manager', "a sponsor's manager"])('%s cannot assign a user to a seat', async (who) => {
  const row = await copyOf('seat', 'account_id IS NULL AND sponsor_id = $1', [sponsor.sponsorId])
  const fresh = { ...row, id: randomUUID(), email_address: 'x@y.example', account_id: victim.id }
  expect(await asRuntime(CALLERS[who] ?? null, (query) => affectedRows(query(INSERT('seat'), [fresh])))).toBe(
    'closed',
  )
})

test("a learner's transaction cannot make the learner or a new user a manager", async () => {
  const own: Binding = { appId, userId: victim.id, reach: 'own' }
  for (const text of [
    `UPDATE app_user SET role = 'ROLE_APP_MANAGER'`,
    `UPDATE app_user SET sponsor_id = '${sponsor.sponsorId}'`,
    'UPDATE app_user SET is_disabled = false',
  ])
    expect(await asRuntime(own, (query) => affectedRows(query(text)))).toBe('closed')
  const id = randomUUID()
  const row = { ...(await copyOf('app_user', 'id = $1', [victim.id])), id, email_address: 'neu@y.example' }
  const as = (role: string) =>
    asRuntime({ appId, userId: id, reach: 'own' }, (query) =>
      affectedRows(query(INSERT('app_user'), [{ ...row, role }])),
    )
  expect([await as('ROLE_USER'), await as('ROLE_APP_MANAGER'), await as('ROLE_SPONSOR_MANAGER')]).toEqual([
    1,
    'closed',
    'closed',
  ])
})

test.each(Object.entries(CALLERS))(
  '%s invites no manager of the app, and only a manager one of a sponsor',
  async (who, binding) => {
    const invite = (role: string, sponsorId: string | null) =>
      asRuntime(binding, (query) =>
        affectedRows(
          query(
            `INSERT INTO staff_invitation (email_address, role, sponsor_id, invited_at) VALUES ($1, $2, $3, now())`,
            [`${randomUUID()}@firma.example`, role, sponsorId],
          ),
        ),
      )
    expect(await invite('ROLE_APP_MANAGER', null)).toBe('closed')
    expect(await invite('ROLE_SPONSOR_MANAGER', sponsor.sponsorId)).toBe(who === 'a manager' ? 1 : 'closed')
  },
)

test.each(Object.entries(CALLERS))(
  '%s changes and removes nothing of the history of seats',
  async (who, binding) => {
    const visible = asRuntime(binding, (query) => affectedRows(query('SELECT FROM available_seats_change')))
    expect(Number(await visible) > 0).toBe(who === 'a manager')
    for (const text of [
      'UPDATE available_seats_change SET available_seats = 10',
      'DELETE FROM available_seats_change',
    ])
      expect(await asRuntime(binding, (query) => affectedRows(query(text)))).toBe('closed')
  },
)

describe.each(CONTENT)('the content in %s', (table) => {
  test.each([
    ['a stranger', false, false],
    ['the holder of a registration link', false, false],
    ['a transaction with an unknown reach', false, false],
    ['another learner', true, false],
    ["a sponsor's manager", true, false],
    ['a manager', true, true],
  ])('is open to %s: read %s, write %s', async (who, isRead, isWritten) => {
    const binding = CALLERS[who] ?? null
    const count = await asRuntime(binding, (query) => affectedRows(query(`SELECT * FROM ${table}`)))
    expect(Number(count) > 0).toBe(isRead)
    const update = await asRuntime(binding, (query) => affectedRows(query(`UPDATE ${table} SET id = id`)))
    expect(Number(update) > 0).toBe(isWritten)
    const fresh = { ...(await copyOf(table, 'true', [])), id: randomUUID() }
    expect(await asRuntime(binding, (query) => affectedRows(query(INSERT(table), [fresh])))).toBe(
      isWritten ? 1 : 'closed',
    )
    const nothing = await asRuntime(binding, (query) =>
      affectedRows(query(`DELETE FROM ${table} WHERE id = $1`, [randomUUID()])),
    )
    expect(nothing).toBe(0)
    if (!isWritten)
      expect(await asRuntime(binding, (query) => affectedRows(query(`DELETE FROM ${table}`)))).toBe(0)
  })
})

test.each(Object.entries(CALLERS))(
  '%s sees registrations begun by their own link only',
  async (who, binding) => {
    const other = await testServer.createSponsor(app)
    for (const [sponsorId, address] of [
      [sponsor.sponsorId, `${who}@begonnen.example`],
      [other.sponsorId, `${who}@anderswo.example`],
    ])
      await testServer.adminPool.query(
        `INSERT INTO seat_reservation (app_id, sponsor_id, email_address, started_at, network_key) VALUES ($1, $2, $3, now(), '')`,
        [appId, sponsorId, address],
      )
    const isHolder = who === 'the holder of a registration link'
    const { rows } = await asRuntime(binding, (query) =>
      query('SELECT DISTINCT sponsor_id AS id FROM seat_reservation'),
    )
    expect(rows).toEqual(isHolder ? [{ id: sponsor.sponsorId }] : [])
    const update = await asRuntime(binding, (query) =>
      affectedRows(query('UPDATE seat_reservation SET started_at = now()')),
    )
    expect(Number(update) > 0).toBe(isHolder)
    expect(await asRuntime(binding, (query) => affectedRows(query('DELETE FROM seat_reservation')))).toBe(0)
    const row = await copyOf('seat_reservation', 'sponsor_id = $1', [other.sponsorId])
    const fresh = { ...row, email_address: 'neu@anderswo.example' }
    expect(
      await asRuntime(binding, (query) => affectedRows(query(INSERT('seat_reservation'), [fresh]))),
    ).toBe('closed')
  },
)
