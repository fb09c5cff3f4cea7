import type pg from 'pg'
import { tablesOfPeople } from '../apps/server/src/testing/people/full-person.ts'
import type { TestUser } from '../apps/server/src/testing/people/people.ts'
import type { TestServer } from '../apps/server/src/testing/test-server.ts'
import type { Cast } from './callers.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Owner by string: an id or a planted string that must only appear in answers to its owner. */
export type Canaries = ReadonlyMap<string, string>

/** Every id in the rows of a tenant, except the tenant's own id, which is public. */
const idsOfTenant = async (pool: pg.Pool, appId: string): Promise<string[]> => {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE table_schema = 'public' AND column_name = 'app_id' AND t.table_type = 'BASE TABLE'`,
  )
  const ids: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT t::text AS row FROM "${name}" t WHERE app_id = $1`,
      [appId],
    )
    for (const { row } of rows) ids.push(...(row.match(UUID) ?? []))
  }
  return ids.filter((id) => id !== appId)
}

/** The ids of all rows that belong to a person, and the person's own id. */
const idsOfPerson = async (testServer: TestServer, user: TestUser): Promise<string[]> => {
  const ids = [user.id]
  for (const { name, column } of tablesOfPeople()) {
    const { rows } = await testServer.adminPool.query<{ id: string | null }>(
      `SELECT to_jsonb(t) ->> 'id' AS id FROM "${name}" t WHERE "${column}" = $1`,
      [user.id],
    )
    for (const { id } of rows) if (id && id.length === 36) ids.push(id)
  }
  return ids
}

/** Gives a tenant's content unique titles. */
const nameTenant = async (pool: pg.Pool, appId: string, word: string): Promise<string[]> => {
  for (const [table, column] of [
    ['module', 'title'],
    ['module_page', 'title'],
    ['habit', 'title'],
    ['document', 'title'],
    ['sponsor', 'name'],
  ])
    await pool.query(
      `UPDATE "${table}" SET "${column}" = $2 || '-' || left(md5(random()::text), 6) WHERE app_id = $1`,
      [appId, word],
    )
  return [word]
}

const namePerson = async (pool: pg.Pool, { id }: TestUser, word: string): Promise<string[]> => {
  // Managers see who has published a version.
  await pool.query('DELETE FROM published_version_author WHERE user_id = $1', [id])
  await pool.query('UPDATE app_user SET first_name = $2, last_name = $2 WHERE id = $1', [id, word])
  await pool.query('UPDATE habit_intent SET trigger = $2 WHERE user_id = $1', [id, `${word}Vertraulich`])
  return [word]
}

/** Plants unique strings into the rows of tenants and people, and collects their ids. */
export const plantCanaries = async (testServer: TestServer, cast: Cast): Promise<Canaries> => {
  const { adminPool } = testServer
  const { a, b, featureless, second, otherSponsorId } = cast
  const canaries = new Map<string, string>()
  const note = (whose: string, strings: readonly string[]) => {
    for (const each of strings) if (!canaries.has(each)) canaries.set(each, whose)
  }
  // The first owner keeps a string: a person's ids are among the tenant's ids as well.
  note('A1', await idsOfPerson(testServer, a.learner))
  note('A1', await namePerson(adminPool, a.learner, 'KanarieErstePerson'))
  // Texts in the person's own words about their health: an admin who views the account does not see these.
  note('A1 in private', ['KanarieErstePersonVertraulich'])
  note('A2', ['KanarieZweitePersonVertraulich'])
  note('A2', [second.user.emailAddress, ...(await idsOfPerson(testServer, second.user))])
  note('A2', await namePerson(adminPool, second.user, 'KanarieZweitePerson'))
  note('other sponsor', [otherSponsorId])
  for (const [whose, world] of Object.entries({ A: a, B: b, featureless })) {
    note(whose, await nameTenant(adminPool, world.app.appId, `KanarieMandant${whose}`))
    note(whose, await idsOfTenant(adminPool, world.app.appId))
  }
  return canaries
}

const WORD = /Kanarie[A-Za-z0-9]+|[\w.+-]+@[\w.-]+/g

/** The strings in an answer that belong to an owner in `mayNotSee`, except those that the request contained. */
export const leaksIn = (
  canaries: Canaries,
  mayNotSee: readonly string[],
  answer: string,
  requestText: string,
): string[] =>
  [...(answer.match(UUID) ?? []), ...(answer.match(WORD) ?? [])]
    .filter((each) => mayNotSee.includes(canaries.get(each) ?? '') && !requestText.includes(each))
    .map((each) => `${each} of ${canaries.get(each)}`)
