import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { module } from '../../contexts/modules/database/tables.ts'
import { cloneDatabase } from '../../testing/database/clone-database.ts'
import { createPool } from './pool.ts'
import {
  acrossTenants,
  askAcrossTenants,
  inTenant,
  inTransaction,
  onUndo,
  sendWithCommit,
  type Tx,
  undo,
} from './transaction.ts'

/**
 * How a transaction ends, and what happens to its connection, on a connection of its own: a deferred trigger makes
 * the commit fail, wait or lose its connection.
 */

const database = await cloneDatabase()
afterAll(database.drop)
const binding = { appId: randomUUID(), userId: randomUUID(), reach: 'link', sponsorId: randomUUID() } as const

let pool: pg.Pool
beforeEach(async () => {
  pool = createPool(database.adminUrl, 1, () => {})
  await pool.query('CREATE TABLE note (text text)')
})
afterEach(async () => {
  await pool.query('DROP TABLE note')
  await pool.end()
})

/** The behaviour of a commit that follows an insertion. */
const onCommit = (does: string) =>
  pool.query(`CREATE OR REPLACE FUNCTION on_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${does}; RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER on_commit AFTER INSERT ON note DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION on_commit()`)
const REFUSE = `RAISE 'not today'`
const BREAK = 'PERFORM pg_terminate_backend(pg_backend_pid())'

const insert = (tx: Tx) => tx.execute(sql`INSERT INTO note VALUES ('written')`)
const within = <T>(work: (tx: Tx, client: pg.PoolClient) => Promise<T>, isReadOnly = false) =>
  inTransaction(
    pool,
    (client) => client.query('SELECT 1'),
    (tx, _, client) => work(tx, client),
    { isReadOnly },
  )
/** Reads, and runs `text` between the query and the commit. */
const readWith = (text: string) =>
  within(async (_tx, client) => {
    client.query(text).catch(() => {})
    return 'read'
  }, true)
const processOf = async () => (await pool.query('SELECT pg_backend_pid() AS id')).rows[0].id
const isPending = (promise: Promise<unknown>) => Promise.race([promise.then(() => false), setImmediate(true)])
const countNotes = async () => (await pool.query('SELECT FROM note')).rowCount

test('a statement refused because an earlier one has failed is not the error, whichever is noticed first', async () => {
  const failed = within(async (tx) => {
    const first = tx.execute(sql`SELECT 1 / 0`).catch(() => {})
    await Promise.all([first, insert(tx)])
  })
  await expect(failed).rejects.toMatchObject({ message: 'division by zero', cause: { code: '22012' } })
  // The next transaction of the connection does not include it.
  await pool.query('ALTER TABLE note ADD CHECK (false)')
  await expect(within(insert)).rejects.toMatchObject({ cause: { code: '23514' } })
})

/**
 * Runs a write with an effect outside of the database; returns its result and whether the effect was undone.
 */
const endingOf = async (work: (tx: Tx) => Promise<unknown>) => {
  let isTakenBack = false
  const outcome = await within(async (tx) => {
    onUndo(tx, async () => {
      isTakenBack = true
    })
    return work(tx)
  }).then(
    () => 'done',
    () => 'failed',
  )
  return { outcome, isTakenBack }
}

test('effects outside are undone when the transaction is undone, fails or is not committed', async () => {
  expect(await endingOf(insert)).toEqual({ outcome: 'done', isTakenBack: false })
  expect(await endingOf(async () => undo('no'))).toEqual({ outcome: 'done', isTakenBack: true })
  const failing = async () => Promise.reject(new Error('on purpose'))
  expect(await endingOf(failing)).toEqual({ outcome: 'failed', isTakenBack: true })
  await onCommit(REFUSE)
  expect(await endingOf(insert)).toEqual({ outcome: 'failed', isTakenBack: true })
  expect(await countNotes()).toBe(1)
})

test('they are undone when the connection is lost before the commit, and stay when the outcome is unknown', async () => {
  const loseConnection = async (tx: Tx) => {
    await insert(tx)
    await tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`)
  }
  expect(await endingOf(loseConnection)).toEqual({ outcome: 'failed', isTakenBack: true })
  await onCommit(BREAK)
  expect(await endingOf(insert)).toEqual({ outcome: 'failed', isTakenBack: false })
})

test('all steps are undone, also after one that fails, and none of an earlier transaction', async () => {
  const taken: string[] = []
  const take = (tx: Tx, name: string) => onUndo(tx, async () => void taken.push(name))
  await within(async (tx) => take(tx, 'earlier'))
  await within(async (tx) => {
    take(tx, 'first')
    onUndo(tx, () => Promise.reject(new Error('on purpose')))
    take(tx, 'last')
    return undo(null)
  })
  await within(async () => undo(null))
  expect(taken).toEqual(['first', 'last'])
})

test('a connection is reused after an answer, a refusal and an error, with the same handle', async () => {
  const before = await processOf()
  const handles = new Set<Tx>()
  for (const end of [async () => 'done', async () => undo('no'), async () => Promise.reject(new Error())])
    await within(async (tx) => {
      handles.add(tx)
      return end()
    }).catch(() => {})
  await within(async () => 'read', true)
  expect(await processOf()).toBe(before)
  expect(handles.size).toBe(1)
})

test('a broken connection is destroyed', async () => {
  const lostTransaction = within((tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`))
  await expect(lostTransaction).rejects.toThrow()
  expect(pool.totalCount).toBe(0)
  expect(await countNotes()).toBe(0)
})

test('a query is answered before its commit, and the next transaction is sent behind it', async () => {
  const gate = createPool(database.adminUrl, 2, () => {})
  const holder = await gate.connect()
  await holder.query('SELECT pg_advisory_lock(1)')
  expect(await readWith('SELECT pg_advisory_xact_lock(1)')).toBe('read')
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  const writing = within(insert)
  const waitingLocks = () => gate.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)
  await expect.poll(async () => (await waitingLocks()).rowCount).toBe(1)
  expect(await isPending(writing)).toBe(true)
  await holder.query('SELECT pg_advisory_unlock(1)')
  await writing
  holder.release()
  await gate.end()
  expect(await countNotes()).toBe(1)
})

test('a write whose commit is refused throws', async () => {
  await onCommit(REFUSE)
  await expect(within(insert)).rejects.toThrow('not today')
  await expect(inTenant(pool, binding, insert)).rejects.toThrow('not today')
})

test('a query whose commit loses its connection is answered, and the connection destroyed', async () => {
  expect(await readWith('SELECT pg_terminate_backend(pg_backend_pid())')).toBe('read')
  await expect.poll(() => pool.totalCount).toBe(0)
})

test('a write to be sent with the commit of a transaction that is undone is not sent with the next one', async () => {
  await within(async (tx, client) => {
    sendWithCommit(tx, { execute: () => client.query(`INSERT INTO note VALUES ('sent')`) }, {})
    return undo(null)
  })
  await within(async () => 'committed')
  expect(await countNotes()).toBe(0)
})

test('undo returns its value', async () => {
  expect(await within(async () => undo('said no'))).toBe('said no')
})

describe('a read-only transaction', () => {
  const REFUSED = { cause: { code: '25006' } }
  const lock = (tx: Tx) => tx.execute(sql`SELECT FROM note FOR UPDATE`)

  test('refuses writes and row locks, also across tenants', async () => {
    for (const work of [insert, lock]) {
      await expect(within(work, true)).rejects.toMatchObject(REFUSED)
      const across = acrossTenants(pool, 'a test writes', work, { isReadOnly: true })
      await expect(across).rejects.toMatchObject(REFUSED)
    }
    expect(await countNotes()).toBe(0)
  })

  test('returns no result when a write was to be sent with its commit', async () => {
    const sending = within(async (tx, client) => {
      sendWithCommit(tx, { execute: () => client.query(`INSERT INTO note VALUES ('sent')`) }, {})
      return 'read'
    }, true)
    await expect(sending).rejects.toMatchObject(REFUSED.cause)
  })

  test('ends with its commit: the next transaction on the connection can write', async () => {
    await within(async () => 'read', true)
    await within(insert)
    expect(await countNotes()).toBe(1)
  })
})

const settingsOf = async (tx: Tx) => {
  const { rows } = await tx.execute(
    sql`SELECT current_setting('app.id') AS app, current_setting('app.user_id') AS "user",
      current_setting('app.reach') AS reach, current_setting('app.sponsor_id') AS sponsor`,
  )
  return rows[0]
}

test('a transaction is bound to exactly the values of its binding', async () => {
  const { appId, userId, sponsorId } = binding
  expect(await inTenant(pool, binding, settingsOf)).toEqual({
    app: appId,
    user: userId,
    reach: 'link',
    sponsor: sponsorId,
  })
  for (const nobody of [{}, { sponsorId: null }])
    expect(await inTenant(pool, { appId, userId: null, reach: 'none', ...nobody }, settingsOf)).toEqual({
      app: appId,
      user: '',
      reach: 'none',
      sponsor: '',
    })
})

describe('a statement on a tenant’s table', () => {
  /** The tenants that it names when it is sent. */
  const tenantsOf = async (tx: Tx) =>
    tx
      .select({ id: module.id })
      .from(module)
      .toSQL()
      .params.map((parameter) => (parameter as { toPostgres: () => string | null }).toPostgres())

  test('names the tenant of its transaction', async () => {
    expect(await inTenant(pool, binding, tenantsOf)).toEqual([binding.appId])
  })

  test('finds nothing in a transaction without one, also on a connection that had one before', async () => {
    await inTenant(pool, binding, tenantsOf)
    expect(await within(tenantsOf)).toEqual([null])
  })

  test('names none in work across tenants', async () => {
    expect(await acrossTenants(pool, 'a test looks', tenantsOf)).toEqual([])
  })
})

describe('one statement across tenants', () => {
  const ask = (text: string) =>
    askAcrossTenants(pool, 'a test', (tx) => ({ execute: () => tx.execute(text) }), {})

  test('is a transaction of its own, on a connection that is kept', async () => {
    const before = await processOf()
    expect(await ask(`INSERT INTO note VALUES ('written') RETURNING text`)).toMatchObject({
      rows: [{ text: 'written' }],
    })
    expect(await countNotes()).toBe(1)
    expect(await processOf()).toBe(before)
  })

  test('closes its connection when it fails', async () => {
    await expect(ask('SELECT 1 / 0')).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(pool.totalCount).toBe(0)
  })
})

test('work across tenants writes unless it is read-only', async () => {
  await acrossTenants(pool, 'a test writes', insert)
  expect(await countNotes()).toBe(1)
})

test('work across tenants reports its reason to the database, and has no binding', async () => {
  const reason = await acrossTenants(pool, 'a test looks', async (tx) => {
    const { rows } = await tx.execute(
      sql`SELECT current_setting('application_name') AS name, nullif(current_setting('app.id', true), '') AS app`,
    )
    return rows[0]
  })
  expect(reason).toEqual({ name: 'wohlauf: a test looks', app: null })
})
