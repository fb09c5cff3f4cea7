import {
  confirmAcknowledgement,
  confirmExerciseOfModulePage,
  markModuleAsCompleted,
  markModulePageAsSeen,
} from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test, vi } from 'vitest'
import { bindingSql } from '../../platform/database/binding.ts'
import { SCHEMAS } from '../../platform/database/function-schemas.ts'
import { writesOf } from '../../platform/database/writes.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { acknowledgement } from '../../testing/content/content-elements.ts'
import { outcome } from '../../testing/content/reading.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, clock, pool } = testServer
const app = await testServer.createApp()

const { moduleId, pages } = await testServer.createModule(app, {
  pages: [{}, {}, { isExerciseIncluded: true, elements: [acknowledgement()] }],
})
const pageIds = pages.map(({ modulePageId }) => modulePageId)
const elementId = pages[2]?.elements[0]?.contentElementId ?? ''

const createLearners = (count: number) =>
  Promise.all(Array.from({ length: count }, () => createLearner(testServer, app)))
const mark = (page: number, { as }: Learner) =>
  testServer.call(markModulePageAsSeen, { modulePageId: pageIds[page] ?? '' }, as)

/** Everything that marking writes for a learner, without the times. */
const readStored = async ({ user }: Learner) => {
  const { rows } = await adminPool.query<{ rows: unknown }>(
    `SELECT json_build_object(
       'progress', (SELECT json_agg(to_jsonb(p) - 'user_id') FROM module_progress p WHERE p.user_id = $1),
       'ledger', (SELECT json_agg(to_jsonb(e) - 'user_id' - 'created_at' ORDER BY e.subject) FROM health_point_entry e WHERE e.user_id = $1),
       'sum', (SELECT json_agg(to_jsonb(u) - 'user_id') FROM user_progress u WHERE u.user_id = $1)) AS rows`,
    [user.id],
  )
  return rows[0]?.rows
}

/** The statement itself, for the third page, decided when its reader had seen the first two and confirmed the exercise. */
const markThirdPage = async (
  writers: readonly { learner: Learner; token?: string }[],
  binding = bindingSql({ appId: app.appId, userId: null, reach: 'none' }),
) => {
  const each = <T>(value: T) => writers.map(() => value)
  const client = await pool.connect()
  try {
    await client.query(`BEGIN; ${binding}`)
    const { rows } = await client.query<{ written: boolean[] }>(
      `SELECT ${SCHEMAS.writes}.mark_pages_as_seen($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS written`,
      [
        app.appId,
        '100ms',
        writers.map(({ learner }) => learner.user.id),
        writers.map(({ learner, token }) => hashToken(token ?? learner.as.token ?? '')),
        each(clock.now()),
        each(moduleId),
        each(pageIds[2]),
        each(`{${pageIds[0]},${pageIds[1]}}`),
        each(`{${pageIds[2]}}`),
        each('Seite'),
        each(5),
      ],
    )
    await client.query('COMMIT')
    return rows[0]?.written
  } finally {
    client.release()
  }
}

/** Learners who may mark the third page. */
const createReaders = async (count: number): Promise<Learner[]> => {
  const readers = await createLearners(count)
  for (const reader of readers) {
    await mark(0, reader)
    await mark(1, reader)
    await testServer.call(confirmAcknowledgement, { contentElementId: elementId }, reader.as)
    await testServer.call(confirmExerciseOfModulePage, { modulePageId: pageIds[2] ?? '' }, reader.as)
  }
  return readers
}

test('people who mark a page at the same moment share one transaction, and get the same rows as a single one', async () => {
  const [alone, ...together] = await createLearners(21)
  if (!alone) throw new Error('no learner')
  const query = vi.spyOn(writesOf(pool), 'query')
  // Their account is being changed: the shared statement does not wait for it, the call alone does.
  const change = await adminPool.connect()
  await change.query('BEGIN')
  await change.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [alone.user.id])
  const pendingMark = mark(0, alone)
  const answers = await Promise.all(together.map((learner) => mark(0, learner)))
  expect(answers.map(outcome)).toEqual(together.map(() => 200))
  await change.query('ROLLBACK')
  change.release()
  expect(await pendingMark.then(outcome)).toBe(200)
  const shared = query.mock.calls.flatMap(([statement], at) =>
    (statement as { name?: string }).name === 'write-mark_pages_as_seen'
      ? [query.mock.results[at]?.value]
      : [],
  )
  const results: boolean[] = (await Promise.all(shared)).flatMap(({ rows }) => rows[0][0])
  query.mockRestore()
  expect(results.toSorted()).toEqual([false, ...together.map(() => true)])
  expect(shared.length).toBeLessThan(together.length)
  const expected = await readStored(alone)
  expect(expected).toMatchObject({ progress: [{ seen_page_ids: [pageIds[0]] }], sum: [{ health_points: 5 }] })
  for (const learner of together) expect(await readStored(learner)).toEqual(expected)
})

test('marks the page of each learner whose progress is unchanged since the decision, and of no other', async () => {
  const [whole, ...others] = await createReaders(5)
  const [withoutPage, withoutExercise, completed, seen] = others
  if (!whole || !withoutPage || !withoutExercise || !completed || !seen) throw new Error('too few learners')
  const change = (set: string, { user }: Learner) =>
    adminPool.query(`UPDATE module_progress SET ${set} WHERE user_id = $1`, [user.id])
  await change(`seen_page_ids = ARRAY['${pageIds[1]}'::uuid]`, withoutPage)
  await change(`confirmed_exercise_page_ids = '{}'`, withoutExercise)
  await change('completed_at = now()', completed)
  await mark(2, seen)
  const before = await Promise.all(others.map(readStored))
  const results = await markThirdPage([...others, whole].map((learner) => ({ learner })))
  expect(results).toEqual([false, false, false, false, true])
  expect(await Promise.all(others.map(readStored))).toEqual(before)
  expect(await readStored(whole)).toMatchObject({
    progress: [{ seen_page_ids: pageIds }],
    // Ten of them for the exercise.
    sum: [{ health_points: 25 }],
  })
})

test('a session is the only proof: other people, ended sessions and disabled accounts are refused', async () => {
  const [whole, foreign, ended, disabled] = await createReaders(4)
  if (!whole || !foreign || !ended || !disabled) throw new Error('too few learners')
  await adminPool.query('DELETE FROM session WHERE user_id = $1', [ended.user.id])
  await adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [disabled.user.id])
  const before = await Promise.all([foreign, ended, disabled].map(readStored))
  const results = await markThirdPage([
    { learner: foreign, token: whole.as.token ?? '' },
    { learner: ended },
    { learner: disabled },
    { learner: whole },
  ])
  expect(results).toEqual([false, false, false, true])
  expect(await Promise.all([foreign, ended, disabled].map(readStored))).toEqual(before)
})

test('runs with the rights of its caller: row-level security refuses another app', async () => {
  const stranger = await createLearner(testServer)
  expect(await markThirdPage([{ learner: stranger }])).toEqual([false])
  expect(await readStored(stranger)).toEqual({ progress: null, ledger: null, sum: null })
  const { rows } = await adminPool.query(
    `SELECT DISTINCT p.prosecdef FROM pg_proc p WHERE p.pronamespace = '${SCHEMAS.writes}'::regnamespace`,
  )
  expect(rows).toEqual([{ prosecdef: false }])
})

test('a page of a module that is deleted at that moment is not found, and others are marked', async () => {
  const [one, other] = await createLearners(2)
  const doomed = await testServer.createModule(app, { pages: [{}] })
  if (!one || !other) throw new Error('too few learners')
  const modulePageId = doomed.pages[0]?.modulePageId ?? ''
  // Content cached by the process, of a version that is not older than the deletion: it has not been invalidated
  // here.
  await testServer.call(markModulePageAsSeen, { modulePageId }, other.as)
  const { rows } = await adminPool.query('SELECT version FROM content_version WHERE app_id = $1', [app.appId])
  await adminPool.query('DELETE FROM module WHERE id = $1', [doomed.moduleId])
  await adminPool.query('UPDATE content_version SET version = $2 WHERE app_id = $1', [
    app.appId,
    rows[0].version,
  ])
  const [refusedCall, acceptedCall] = await Promise.all([
    testServer.call(markModulePageAsSeen, { modulePageId }, one.as),
    mark(0, other),
  ])
  expect([outcome(refusedCall), outcome(acceptedCall)]).toEqual([[404, 'not-found'], 200])
  expect(await readStored(one)).toEqual({ progress: null, ledger: null, sum: null })
})

test('a module is completed with pages that were marked together', async () => {
  const readers = await createReaders(3)
  await Promise.all(readers.map((reader) => mark(2, reader)))
  for (const reader of readers)
    expect(await testServer.call(markModuleAsCompleted, { moduleId }, reader.as).then(outcome)).toBe(200)
})
