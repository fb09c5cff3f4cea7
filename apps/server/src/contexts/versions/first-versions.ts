import type pg from 'pg'
import { SCHEMAS } from '../../platform/database/function-schemas.ts'
import { ROLES } from '../../platform/database/roles.ts'

/** Each kind of item, with the function that publishes those of an app that were there before the kind had versions. */
const FIRST_VERSIONS: Readonly<Record<string, string>> = { MODULE: 'publish_first_modules' }

const ALL_KINDS = Object.keys(FIRST_VERSIONS).join(' ')

/** Whether all that was there before there were versions has its first one. Stored as the table's comment. */
export const areFirstVersionsPublished = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ kinds: string | null }>(
    `SELECT obj_description(to_regclass('public.published_version'), 'pg_class') AS kinds`,
  )
  return rows[0]?.kinds === ALL_KINDS
}

/**
 * Makes what learners read now of each app the first version of its items; triggers do so with all that is saved meanwhile.
 * @param step runs its work in a transaction of its own
 */
export const publishFirstVersions = async (
  client: pg.ClientBase,
  step: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> => {
  if (await areFirstVersionsPublished(client)) return
  const asResolver = async <T extends pg.QueryResultRow>(text: string, values: string[] = []) =>
    step(async () => {
      await client.query(`SET LOCAL ROLE ${ROLES.resolver}`)
      return (await client.query<T>(text, values)).rows
    })
  const apps = await asResolver<{ id: string }>('SELECT app_id AS id FROM public.app')
  for (const { id } of apps)
    for (const name of Object.values(FIRST_VERSIONS))
      await asResolver(`SELECT ${SCHEMAS.resolver}.${name}($1)`, [id])
  await step(async () => {
    await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
    await client.query(`COMMENT ON TABLE public.published_version IS '${ALL_KINDS}'`)
  })
}
