import type pg from 'pg'
import { SCHEMAS } from '../../platform/database/function-schemas.ts'
import { ROLES } from '../../platform/database/roles.ts'
import { KINDS } from './kinds.ts'

/** The kinds of which all that was there before they had versions has its first one. Stored as the table's comment. */
const finishedKinds = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ kinds: string | null }>(
    `SELECT obj_description(to_regclass('public.published_version'), 'pg_class') AS kinds`,
  )
  return rows[0]?.kinds?.toLowerCase().split(' ') ?? []
}

const openKinds = async (client: pg.ClientBase): Promise<string[]> => {
  const finished = await finishedKinds(client)
  return KINDS.filter((kind) => !finished.includes(kind))
}

export const areFirstVersionsPublished = async (client: pg.ClientBase): Promise<boolean> =>
  (await openKinds(client)).length === 0

/**
 * Makes what learners read now of each app the first version of its items; triggers do so with all that is saved meanwhile.
 * @param step runs its work in a transaction of its own
 */
export const publishFirstVersions = async (
  client: pg.ClientBase,
  step: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> => {
  const open = await openKinds(client)
  if (open.length === 0) return
  const asResolver = async <T extends pg.QueryResultRow>(text: string, values: string[] = []) =>
    step(async () => {
      await client.query(`SET LOCAL ROLE ${ROLES.resolver}`)
      return (await client.query<T>(text, values)).rows
    })
  const apps = await asResolver<{ id: string }>('SELECT app_id AS id FROM public.app')
  for (const { id } of apps)
    for (const kind of open)
      await asResolver(`SELECT ${SCHEMAS.resolver}.publish_first_versions($1, $2)`, [id, kind])
  await step(async () => {
    await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
    await client.query(`COMMENT ON TABLE public.published_version IS '${KINDS.join(' ')}'`)
  })
}
