import type pg from 'pg'
import { SCHEMAS } from '../../platform/database/function-schemas.ts'
import { ROLES } from '../../platform/database/roles.ts'
import { KINDS } from './kinds.ts'

/** Runs its argument in a transaction of its own. */
type Step = <T>(work: () => Promise<T>) => Promise<T>

type AppToPublish = { id: string; kinds: string[] }

const asResolver =
  (client: pg.ClientBase, step: Step) =>
  <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
    step(async () => {
      await client.query(`SET LOCAL ROLE ${ROLES.resolver}`)
      return (await client.query<Row>(text, values)).rows
    })

/** Each app with the kinds that it had before they had versions. It is a column of the app's, so that a backup has it too. */
const findApps = async (client: pg.ClientBase, step: Step): Promise<AppToPublish[]> => {
  const apps = await asResolver(client, step)<AppToPublish>(
    'SELECT app_id AS id, versioned_kinds AS kinds FROM public.app WHERE NOT versioned_kinds @> $1::text[]',
    [KINDS],
  )
  return apps.map(({ id, kinds }) => ({ id, kinds: KINDS.filter((kind) => !kinds.includes(kind)) }))
}

export const areFirstVersionsPublished = async (client: pg.ClientBase, step: Step): Promise<boolean> =>
  (await findApps(client, step)).length === 0

/**
 * Makes the content that learners read now the first version of each app's items; triggers do so with all later
 * saves. A kind of an app is published once: items that managers add later stay drafts, and after a restore too.
 */
export const publishFirstVersions = async (client: pg.ClientBase, step: Step): Promise<void> => {
  const run = asResolver(client, step)
  for (const { id, kinds } of await findApps(client, step))
    for (const kind of kinds)
      await run(`SELECT ${SCHEMAS.resolver}.publish_first_versions($1, $2)`, [id, kind])
}
