import { getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import type { AnyOperation, OutputOf } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { isOfStaff } from '../../platform/audit/audited.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName, isOnAdminSite } from '../every-operation.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'
import { type Keys, leavesOf, withLeaf } from './leaves.ts'

// The audit log records who did what to whom, by ids. Every audited call is sent with words about health in each of
// its texts, about people whose accounts have health data: none of them may be stored. The log's page shows only the
// current titles of content, which the content itself stores.

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)
const { adminPool } = testServer

const CANARY = 'Kanarienvogel mit Diabetes'
/** The form that is valid in file names and e-mail addresses. */
const SHORT_CANARY = 'kanarienvogel'

/** Texts written by the world's person, and names and addresses that would identify the person. */
const WRITTEN = [
  'Linsensuppe',
  'Weniger Süßes',
  'Mehr Gemüse',
  'Wasser trinken',
  'nach dem Frühstück',
  'Auf dieser Seite fehlt ein Wort.',
  'VornameWanda',
  'NachnameWanda',
  world.learner.emailAddress,
]
const CANARIES = [CANARY, SHORT_CANARY, ...WRITTEN]

const plant = (text: string): string =>
  text.includes('Text') ? text.replaceAll('Text', CANARY) : text.replace(/^eingeladen@/, `${SHORT_CANARY}@`)

/** The page of the log shows an app by its current title. */
const isTitleOfApp = (operation: AnyOperation, [field]: Keys) => isOnAdminSite(operation) && field === 'title'

/** @returns the input with a canary in each free text, and the number of canaries */
const plantCanaries = (operation: AnyOperation, input: object) => {
  const leaves = leavesOf(input).filter(
    ({ keys, value }) => plant(value) !== value && !isTitleOfApp(operation, keys),
  )
  const fields = leaves.reduce<object>(
    (values, { keys, value }) => withLeaf(values, keys, plant(value)),
    input,
  )
  return { fields, count: leaves.length }
}

const filesOf = async (operation: AnyOperation) =>
  Object.fromEntries(
    Object.entries(await sampleFiles(operation)).map(([name, file]) => [
      name,
      { ...file, fileName: `${SHORT_CANARY}-${file.fileName}` },
    ]),
  )

type Entries = OutputOf<typeof getAuditEntriesAsAdmin>['items']

const titledKinds = new Set<string>()

const withoutTitlesOfContent = (items: Entries) =>
  items.map(({ target, ...entry }) => {
    if (target?.title) titledKinds.add(target.kind)
    return { ...entry, target: target && { kind: target.kind, id: target.id } }
  })

const auditedOperations = OPERATIONS.filter((operation) => operation.audit && isOfStaff(operation))
const count = { canaries: 0 }

const foundIn = (text: string): string[] =>
  CANARIES.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()))

const keptEntries = async () => JSON.stringify((await adminPool.query('SELECT * FROM audit_entry')).rows)

test.each(byName(auditedOperations))(
  'the texts sent to %s are neither kept nor shown',
  async (name, operation) => {
    const { input, callOptions } = await arrange(testServer, world, operation)
    const sentInput = plantCanaries(operation, input)
    const files = await filesOf(operation)
    count.canaries += sentInput.count + Object.keys(files).length
    const { refusal } = await testServer.call(operation, sentInput.fields, { ...callOptions, files })
    expect(refusal).toBe(null)
    expect(await keptEntries()).toContain(name)
    expect(foundIn(await keptEntries())).toEqual([])
    const { body } = await testServer.call(
      getAuditEntriesAsAdmin,
      { limit: 100 },
      { token: world.tokens.admin },
    )
    expect(body.items.map(({ operation: operationName }) => operationName)).toContain(name)
    expect(foundIn(JSON.stringify(withoutTitlesOfContent(body.items)))).toEqual([])
  },
)

test('only content and sponsors are shown with a title', () => {
  expect([...titledKinds].sort()).toEqual([
    'blogArticle',
    'blogArticleContentElement',
    'contentElement',
    'document',
    'experienceReport',
    'habit',
    'module',
    'modulePage',
    'publication',
    'recipe',
    'sponsor',
    'userGoalProposal',
  ])
})

test('canaries were planted in many texts, and are found where the texts are kept', async () => {
  expect(count.canaries).toBeGreaterThan(60)
  const { rows } = await adminPool.query(
    `SELECT query_to_xml('SELECT * FROM habit', true, true, '')::text || query_to_xml('SELECT * FROM user_goal', true, true, '')::text AS kept`,
  )
  expect(foundIn(rows[0]?.kept)).toEqual(expect.arrayContaining([CANARY, 'Mehr Gemüse']))
})
