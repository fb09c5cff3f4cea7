import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { createLearner, type Learner } from '../apps/server/src/testing/people/learner.ts'
import { runAsAdmin } from '../apps/server/src/testing/people/run-as-admin.ts'
import { type Client, createClient, identifierOf } from './ask.ts'
import type { Attack } from './campaign.ts'
import { isServing, prepareStandalone, until } from './product.ts'
import type { Report } from './report.ts'

const PAGES = 60
const WRITERS = 6
/** Each learner reads the module once; more than one round uses. */
const LEARNERS_A_ROUND = 12

/** Writes that the product has acknowledged with 200. */
type Acknowledged = { pages: { userId: string; modulePageId: string }[]; habitIds: string[] }

type World = { learners: Learner[]; manager: Learner['as']; pageIds: string[] }

const createWorld = async (
  standalone: Awaited<ReturnType<typeof prepareStandalone>>,
  rounds: number,
): Promise<World> => {
  const testServer = await standalone.openTestServer()
  try {
    const app = await testServer.createApp()
    const pages = Array.from({ length: PAGES }, () => ({}))
    const module = await testServer.createModule(app, { pages })
    const learners: Learner[] = []
    for (let count = 0; count < LEARNERS_A_ROUND * rounds; count += 1)
      learners.push(await createLearner(testServer, app))
    const user = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
    return {
      learners,
      manager: { token: await testServer.signIn(user), host: app.host },
      pageIds: module.pages.map(({ modulePageId }) => modulePageId),
    }
  } finally {
    await testServer.stop()
  }
}

/** Writes continuously until stopped; a write without acknowledgement is retried, as clients do. */
const startLoad = (client: Client, world: World, done: Acknowledged, report: Report) => {
  let isOver = false
  const check = (status: number, text: string) => {
    if (status === 500) report.finding('500 while something was killed', text)
  }
  const read = async () => {
    for (let reader = world.learners.shift(); reader && !isOver; reader = world.learners.shift())
      for (let page = 0; page < world.pageIds.length && !isOver; ) {
        const modulePageId = world.pageIds[page] ?? ''
        const { status, text } = await client.call(markModulePageAsSeen, { modulePageId }, reader.as)
        check(status, text)
        if (status === 200) {
          done.pages.push({ userId: reader.user.id, modulePageId })
          page += 1
        } else if (identifierOf({ text }) === 'module-page-out-of-order')
          // The previous page was acknowledged, so its mark is lost.
          return report.finding('a page that was acknowledged is lost', `${reader.user.id} ${modulePageId}`)
        else await setTimeout(50)
      }
  }
  const write = async () => {
    while (!isOver) {
      const habitId = randomUUID() as string
      const input = { habitId, title: `Gewohnheit ${habitId}`, minRuntime: 4, introduction: '<p>So.</p>' }
      const { status, text } = await client.call(createHabitAsManager, input, world.manager)
      check(status, text)
      if (status === 200) done.habitIds.push(habitId)
      else await setTimeout(50)
    }
  }
  const working = Promise.all([...Array.from({ length: WRITERS }, read), write()])
  return async () => {
    isOver = true
    await working
  }
}

type Ledger = { user_id: string; subject: string; times: number }

/** Every acknowledged write is stored, and each page has earned its points exactly once. */
const verify = async (adminUrl: string, done: Acknowledged, report: Report): Promise<void> => {
  const query = <Row extends object>(text: string) =>
    runAsAdmin<Row & Record<string, unknown>>(adminUrl, text)
  const habits = new Set((await query<{ id: string }>('SELECT id FROM habit')).map(({ id }) => id))
  for (const id of done.habitIds) if (!habits.has(id)) report.finding('an acknowledged habit is lost', id)
  const seenPages = new Set(
    (
      await query<{ key: string }>(
        `SELECT user_id || ' ' || unnest(seen_page_ids) AS key FROM module_progress`,
      )
    ).map(({ key }) => key),
  )
  for (const { userId, modulePageId } of done.pages)
    if (!seenPages.has(`${userId} ${modulePageId}`))
      report.finding('an acknowledged page is lost', `${userId} ${modulePageId}`)
  const ledger = await query<Ledger>(
    'SELECT user_id, subject, count(*)::int AS times FROM health_point_entry GROUP BY 1, 2',
  )
  for (const { user_id, subject, times } of ledger)
    if (times > 1) report.finding('points twice', `${user_id} ${subject}`)
  const earnedPages = new Set(ledger.map(({ user_id, subject }) => `${user_id} ${subject}`))
  for (const each of seenPages) if (!earnedPages.has(each)) report.finding('a page without its points', each)
  const sums = await query<{ user_id: string }>(
    `SELECT p.user_id FROM user_progress p WHERE health_points <>
       (SELECT coalesce(sum(points), 0) FROM health_point_entry e WHERE e.user_id = p.user_id)`,
  )
  for (const { user_id } of sums) report.finding('a total that differs from the ledger', user_id)
}

export const attackByKills = async ({ report, random, rounds }: Attack): Promise<void> => {
  const standalone = await prepareStandalone()
  const { port } = standalone
  const client = createClient(port, report)
  const backAfter: number[] = []
  const done: Acknowledged = { pages: [], habitIds: [] }
  try {
    let program = await standalone.start()
    const world = await createWorld(standalone, rounds)
    for (let round = 0; round < rounds; round += 1) {
      const isOfDatabase = round % 2 === 1
      const stopLoad = startLoad(client, world, done, report)
      await setTimeout(300 + random.below(1200))
      let hasEnded = false
      void program.exit.then(() => {
        hasEnded = true
      })
      const began = performance.now()
      if (isOfDatabase) {
        process.kill((await standalone.postmaster()).pid, 'SIGKILL')
        // The product restarts PostgreSQL, or ends so that a supervisor restarts both.
        await until(async () => hasEnded || !(await isServing(port)), 5000)
        await until(async () => hasEnded || (await isServing(port)))
      } else await program.kill()
      if (!isOfDatabase || hasEnded) program = await standalone.start()
      const back = await until(() => isServing(port))
      if (back === null)
        throw new Error(
          `not serving after the kill of ${isOfDatabase ? 'PostgreSQL' : 'the product'}:\n${program.output()}`,
        )
      backAfter.push(Math.round(performance.now() - began))
      // The load continues, so that interrupted writes are retried.
      await setTimeout(500)
      await stopLoad()
      await verify(await standalone.adminUrl(), done, report)
    }
    report.note(
      `${rounds} kills, ${done.pages.length} pages and ${done.habitIds.length} habits acknowledged, back after ${backAfter.join(', ')} ms`,
    )
  } finally {
    client.close()
    await standalone.stop()
  }
}
