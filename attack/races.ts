import { randomUUID } from 'node:crypto'
import { logout } from '@wohlauf/contract/authentication/authentication'
import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { createHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { createRichTextAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { confirmExerciseOfModulePage, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { createModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { tablesOfPeople } from '../apps/server/src/testing/people/full-person.ts'
import { earnedBy } from '../apps/server/src/testing/people/health-points.ts'
import { createLearner, type Learner } from '../apps/server/src/testing/people/learner.ts'
import { type Answered, identifierOf } from './ask.ts'
import type { Attack } from './campaign.ts'
import { complaintAbout } from './complaint.ts'
import { type Product, startProduct } from './product.ts'
import type { Random } from './random.ts'
import type { Report } from './report.ts'

const SEATS = 10
const CANDIDATES = 60
const DOUBLES = 20

type Arena = Product & { report: Report; random: Random; app: Learner['app']; manager: Learner['as'] }

const summaryOf = ({ status, text }: Answered) => `${status} ${identifierOf({ text }) ?? ''}`.trim()

/** Reports every answer that is not one of `allowed`. */
const expectOnly = (
  { report }: Arena,
  race: string,
  answers: readonly Answered[],
  allowed: readonly string[],
) => {
  for (const answer of answers) {
    const complaint = complaintAbout(answer)
    if (complaint) report.finding(`${race}: an unexpected answer`, complaint)
    else if (!allowed.includes(summaryOf(answer)))
      report.finding(`${race}: an answer other than ${allowed.join(', ')}`, answer.text.slice(0, 300))
  }
}

const expectCount = async (
  { testServer, report }: Arena,
  race: string,
  expected: number,
  sql: string,
  ...values: unknown[]
) => {
  const { rows } = await testServer.adminPool.query<{ count: number }>(sql, values)
  if (rows[0]?.count !== expected) report.finding(race, `${rows[0]?.count} rows instead of ${expected}`)
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

const lastSeats = async (arena: Arena): Promise<void> => {
  const { testServer, client, app, report } = arena
  const { sponsorId, slug } = await testServer.createSponsor(app, { availableSeats: SEATS })
  const answers = await Promise.all(
    times(CANDIDATES, () =>
      client.call(
        registerUserForSponsor,
        { emailAddress: `${randomUUID()}@firma.example`, registrationLinkSlug: slug },
        { host: app.host },
      ),
    ),
  )
  expectOnly(arena, 'last seats', answers, ['200', '409 no-seat-available', '429 too-many-requests'])
  const successes = answers.filter(({ status }) => status === 200).length
  if (successes !== SEATS) report.finding('last seats', `${successes} of ${CANDIDATES} got one of ${SEATS}`)
  await expectCount(
    arena,
    'last seats',
    SEATS,
    'SELECT count(*)::int FROM seat WHERE sponsor_id = $1',
    sponsorId,
  )
}

/** The same command many times concurrently must have the effect of one. */
const doubles = async (arena: Arena): Promise<void> => {
  const { testServer, client, app, manager } = arena
  const { user, as } = await createLearner(testServer, app)
  const { moduleId, pages } = await testServer.createModule(app)
  const habitId = await testServer.createHabit(app)
  const modulePageId = pages[0]?.modulePageId ?? ''
  const sendMany = async (
    operation: AnyOperation,
    input: object,
    callOptions: Learner['as'],
    allowed: string[],
  ) => {
    const answers = await Promise.all(times(DOUBLES, () => client.call(operation, input, callOptions)))
    expectOnly(arena, `double ${operation.name}`, answers, [...allowed, '409 busy'])
  }

  await sendMany(markModulePageAsSeen, { modulePageId }, as, ['200'])
  const { entries } = await earnedBy(testServer, user)
  if (new Set(entries).size !== entries.length) arena.report.finding('points twice', entries.join(', '))
  await expectCount(
    arena,
    'a page counted twice',
    1,
    'SELECT count(*)::int FROM health_point_entry WHERE user_id = $1 AND subject = $2',
    user.id,
    modulePageId,
  )

  const intent = { habitId, weekdays: ['MONDAY'], notificationTime: '08:00:00', trigger: null }
  await sendMany(createHabitIntent, intent, as, ['200', '409 habit-already-started'])
  await expectCount(
    arena,
    'a habit started twice',
    1,
    'SELECT count(*)::int FROM habit_intent WHERE user_id = $1',
    user.id,
  )

  const newPage = {
    moduleId,
    modulePageId: randomUUID(),
    modulePageTitle: 'Doppelt',
    modulePageIsExerciseIncluded: false,
    modulePageIsEnabled: true,
  }
  await sendMany(createModulePageAsManager, newPage, manager, ['200', '409 conflict'])
  await expectCount(
    arena,
    'a page created twice',
    2,
    'SELECT count(*)::int FROM module_page WHERE module_id = $1',
    moduleId,
  )

  const newText = {
    modulePageId: newPage.modulePageId,
    contentElementId: randomUUID(),
    title: 'Doppelt',
    textHtml: '<p>Doppelt</p>',
  }
  await sendMany(createRichTextAsManager, newText, manager, ['200', '409 conflict'])
  await expectCount(
    arena,
    'an element created twice',
    1,
    'SELECT count(*)::int FROM content_element WHERE module_page_id = $1',
    newPage.modulePageId,
  )

  const newHabit = {
    habitId: randomUUID(),
    title: `Doppelt ${habitId}`,
    minRuntime: 4,
    introduction: '<p>So.</p>',
  }
  await sendMany(createHabitAsManager, newHabit, manager, ['200', '409 conflict'])
  await expectCount(
    arena,
    'a habit created twice',
    1,
    'SELECT count(*)::int FROM habit WHERE title = $1',
    newHabit.title,
  )
}

/** Sends a learner's writes and `end`, which revokes the right to write, at the same moment and in random order. */
const againstWrites = async (
  arena: Arena,
  end: (learner: Learner) => Promise<Answered>,
): Promise<{ learner: Learner; answers: Answered[] }> => {
  const { testServer, client, random, app } = arena
  const learner = await createLearner(testServer, app)
  const { pages } = await testServer.createModule(app, { pages: [{ isExerciseIncluded: true }] })
  const { pages: others } = await testServer.createModule(app)
  const habitIds = [await testServer.createHabit(app), await testServer.createHabit(app)]
  const sends = [
    ...habitIds.map(
      (habitId) => () =>
        client.call(
          createHabitIntent,
          { habitId, weekdays: ['MONDAY'], notificationTime: '08:00:00', trigger: null },
          learner.as,
        ),
    ),
    () =>
      client.call(confirmExerciseOfModulePage, { modulePageId: pages[0]?.modulePageId ?? '' }, learner.as),
    () => client.call(markModulePageAsSeen, { modulePageId: others[0]?.modulePageId ?? '' }, learner.as),
  ]
  sends.splice(random.below(sends.length + 1), 0, () => end(learner))
  return { learner, answers: await Promise.all(sends.map((send) => send())) }
}

const withdrawal = async (arena: Arena): Promise<void> => {
  const { learner, answers } = await againstWrites(arena, ({ as }) =>
    arena.client.call(withdrawHealthConsent, {}, as),
  )
  expectOnly(arena, 'withdrawal', answers, ['200', '403 health-consent-required', '409 busy'])
  await expectCount(
    arena,
    'health data after the withdrawal',
    0,
    'SELECT count(*)::int FROM habit_intent WHERE user_id = $1',
    learner.user.id,
  )
}

const deletion = async (arena: Arena): Promise<void> => {
  const { learner, answers } = await againstWrites(arena, ({ as, user }) =>
    arena.client.call(deleteOwnAccount, { currentPassword: user.password }, as),
  )
  expectOnly(arena, 'deletion', answers, ['200', '401 authentication-required', '409 busy'])
  for (const { name, column } of tablesOfPeople())
    await expectCount(
      arena,
      `rows in ${name} after the deletion`,
      0,
      `SELECT count(*)::int FROM "${name}" WHERE "${column}" = $1`,
      learner.user.id,
    )
}

const loggingOut = async (arena: Arena): Promise<void> => {
  const { client } = arena
  const lateWrites: Promise<Answered>[] = []
  const { learner, answers } = await againstWrites(arena, async ({ as }) => {
    const answer = await client.call(logout, {}, as)
    lateWrites.push(client.call(withdrawHealthConsent, {}, as))
    return answer
  })
  expectOnly(arena, 'logout', answers, ['200', '401 authentication-required', '409 busy'])
  expectOnly(arena, 'a write after the logout', await Promise.all(lateWrites), [
    '401 authentication-required',
  ])
  await expectCount(
    arena,
    'sessions after the logout',
    0,
    'SELECT count(*)::int FROM session WHERE user_id = $1',
    learner.user.id,
  )
}

const RACES = [
  lastSeats,
  doubles,
  withdrawal,
  withdrawal,
  withdrawal,
  deletion,
  deletion,
  loggingOut,
  loggingOut,
]

export const attackByRaces = async ({ report, random, rounds }: Attack): Promise<void> => {
  const product = await startProduct(report)
  try {
    const { testServer } = product
    const app = await testServer.createApp()
    const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
    const as = { token: await testServer.signIn(manager), host: app.host }
    const arena: Arena = { ...product, report, random, app, manager: as }
    for (let round = 0; round < rounds; round += 1) for (const race of RACES) await race(arena)
    report.note(`${rounds} rounds of ${RACES.length} races`)
  } finally {
    await product.stop()
  }
}
