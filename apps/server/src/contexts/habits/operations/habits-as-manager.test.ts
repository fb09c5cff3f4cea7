import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import {
  createHabitAsManager,
  getHabitsAsManager,
  updateHabitAsManager,
} from '@wohlauf/contract/habits/habits-as-manager'
import { RICH } from '@wohlauf/contract/values/rich-text'
import { afterAll, describe, expect, test } from 'vitest'
import { HTML_CANARY } from '../../../testing/content/attack-strings.ts'
import { habitProposal } from '../../../testing/content/content-elements.ts'
import { DANGEROUS_ADDRESS, harmlessHtml } from '../../../testing/content/harmless-html.ts'
import { createReading, outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const WATER = { title: 'Wasser trinken', minRuntime: 4, introduction: '<h2>So geht es</h2><p>Ein Glas.</p>' }

const createDesk = async () => {
  const { app, as } = await createManager(testServer)
  return {
    app,
    /** A second after the previous one, so that they have an order. */
    create: (more: object = {}) => {
      testServer.clock.advance(1000)
      return testServer.call(createHabitAsManager, { ...WATER, ...more }, as)
    },
    change: (habitId: string, more: object = {}) =>
      testServer.call(updateHabitAsManager, { ...WATER, habitId, ...more }, as),
    list: async () => (await testServer.call(getHabitsAsManager, {}, as)).body,
  }
}

test('the list is empty at first, then sorted by age', async () => {
  const { create, list } = await createDesk()
  expect(await list()).toEqual([])
  const ids = []
  for (const title of ['Eins', 'Zwei', 'Drei']) ids.push((await create({ title })).body.habitId)
  const habits = await list()
  expect(habits.map(({ title, habitId }) => [title, habitId])).toEqual([
    ['Eins', ids[0]],
    ['Zwei', ids[1]],
    ['Drei', ids[2]],
  ])
  const createdAt = new Date(testServer.clock.now().getTime() - 2000).toISOString()
  expect(habits[0]).toEqual({ ...WATER, title: 'Eins', habitId: ids[0], createdAt, revision: 1 })
})

describe.each(['creating', 'changing'])('%s', (way) => {
  const createForm = async () => {
    const desk = await createDesk()
    const existingId = way === 'changing' ? (await desk.create()).body.habitId : null
    return {
      ...desk,
      send: (more: object) => (existingId ? desk.change(existingId, more) : desk.create(more)),
    }
  }

  test.each<[object, object]>([
    [{ title: ' ' }, { title: 'Dieses Feld muss gefüllt sein' }],
    [{ title: 'ä'.repeat(256) }, { title: 'Der Wert darf höchstens 255 Zeichen lang sein' }],
    [{ minRuntime: 0 }, { minRuntime: 'Die Zahl muss mindestens 1 sein' }],
    [{ minRuntime: 53 }, { minRuntime: 'Die Zahl darf höchstens 52 sein' }],
    [{ minRuntime: 1.5 }, { minRuntime: 'Die Zahl darf keine Nachkommastellen haben' }],
    [{ minRuntime: '' }, { minRuntime: 'Dieses Feld muss gefüllt sein' }],
    [{ minRuntime: 'vier' }, { minRuntime: 'Der Wert muss eine gültige Zahl sein' }],
    [{ introduction: '<p>&nbsp;</p>' }, { introduction: 'Dieses Feld muss gefüllt sein' }],
    [{ introduction: '<script>alert(1)</script>' }, { introduction: 'Dieses Feld muss gefüllt sein' }],
    [{ introduction: 'ä'.repeat(32 * 1024 + 1) }, { introduction: 'Der Text ist zu lang' }],
  ])('reports invalid fields: %#', async (wrong, fields) => {
    const { send, list } = await createForm()
    const before = await list()
    expect((await send(wrong)).refusal).toMatchObject({ identifier: 'not-valid', fields })
    expect(await list()).toEqual(before)
  })

  test('accepts the longest title, and a week or a year', async () => {
    const { send, list } = await createForm()
    const title = 'ä'.repeat(255)
    for (const minRuntime of [1, 52]) {
      expect(await send({ title, minRuntime }).then(outcome)).toBe(200)
      expect((await list()).at(-1)).toMatchObject({ title, minRuntime })
    }
  })

  test('sanitizes an introduction to the tools of its toolbar', async () => {
    const { send, list } = await createForm()
    expect((await send({ introduction: HTML_CANARY })).status).toBe(200)
    const introduction = (await list()).at(-1)?.introduction ?? ''
    expect(introduction).toMatch(harmlessHtml(RICH))
    expect(introduction).not.toMatch(DANGEROUS_ADDRESS)
    expect(introduction).toContain('<h2>Titel</h2>')
    expect(introduction).not.toContain('<a ')
  })
})

test('learners see the new texts, also those who have started the habit', async () => {
  const { app, create, change } = await createDesk()
  const { habitId } = (await create()).body
  const learner = await createLearner(testServer, app)
  const { read, as } = await createReading(testServer, [{ elements: [habitProposal(habitId)] }], learner)
  const plan = { habitId, weekdays: ['MONDAY' as const], notificationTime: '08:30:00', trigger: null }
  await testServer.call(createHabitIntent, plan, as)
  await change(habitId, { title: 'Mehr trinken', introduction: '<p>Zwei Gläser.</p>' })
  expect((await read()).pages[0]?.contentElements).toMatchObject([
    { habitTitle: 'Mehr trinken', habitIntroduction: '<p>Zwei Gläser.</p>', isHabitIntentCreated: true },
  ])
  expect(JSON.stringify((await testServer.call(getHabitIntents, {}, as)).body)).toContain('Mehr trinken')
})
