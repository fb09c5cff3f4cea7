import type { TestApp } from '../people/people.ts'
import type { TestServer } from '../test-server.ts'

export type Readers = {
  people: number
  /** When they registered. */
  since?: string
  /** One address for each; "%" is different each time. */
  emailAddress?: string
  isDisabled?: boolean
}

/** Creates many learners in one statement, because figures need dozens. */
export const createReaders = async (
  { adminPool }: Pick<TestServer, 'adminPool'>,
  { appId }: TestApp,
  { people, since = '2020-01-01T12:00:00Z', emailAddress = '%@lesen.example', isDisabled = false }: Readers,
): Promise<string[]> => {
  const { rows } = await adminPool.query<{ id: string }>(
    `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role, created_at, is_disabled)
     SELECT $1, replace($3, '%', gen_random_uuid()::text), 'none', 'Petra', 'Probe', 'ROLE_USER', $4, $5
     FROM generate_series(1, $2) RETURNING id`,
    [appId, people, emailAddress, since, isDisabled],
  )
  return rows.map(({ id }) => id)
}

type Reading = { moduleId: string; pageIds: readonly string[]; isFinished?: boolean; pick?: [string, string] }

/** What these people read of a module at an instant, as the commands write it. `pick` is an element and its answer. */
export const readModule = async (
  { adminPool }: Pick<TestServer, 'adminPool'>,
  { appId }: TestApp,
  userIds: readonly string[],
  { moduleId, pageIds, isFinished = false, pick }: Reading,
  at: Date | string,
): Promise<void> => {
  await adminPool.query(
    `INSERT INTO health_point_entry (app_id, user_id, reason, subject, points, created_at)
     SELECT $1, u, 'module-page-seen', p, 5, $4 FROM unnest($2::uuid[]) AS u, unnest($3::text[]) AS p`,
    [appId, userIds, pageIds, at],
  )
  await adminPool.query(
    `INSERT INTO module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids, completed_at)
     SELECT $1, u, $3, $4::uuid[], '{}', $5 FROM unnest($2::uuid[]) AS u`,
    [appId, userIds, moduleId, pageIds, isFinished ? at : null],
  )
  if (!pick) return
  await adminPool.query(
    `INSERT INTO content_element_response (app_id, user_id, content_element_id, is_correct, quiz_answer_id, created_at)
     SELECT $1, u, $3, true, $4, $5 FROM unnest($2::uuid[]) AS u`,
    [appId, userIds, ...pick, at],
  )
}
