import { inviteAppManagersAsAdmin } from '@wohlauf/contract/administration/administration'
import { retryFailedJobAsAdmin } from '@wohlauf/contract/administration/administration-running'
import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication/authentication'
import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { inspectPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { inspectPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import {
  ELEMENT_OPERATIONS,
  restoreContentElementAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { undoDepartureAsManager } from '@wohlauf/contract/seats/departures-as-manager'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { afterAll, describe, expect, test } from 'vitest'
import { isOfStaff } from '../../platform/audit/audited.ts'
import { isWriting } from '../../platform/http/mount/admission.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName } from '../every-operation.ts'
import { listOf } from '../managed-lists.ts'
import { publishesSeveral } from '../operations-of-versions.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)
/** A second world for learners: the tests of staff hide modules from them. */
const elsewhere = await createWorld(testServer)
const { adminPool } = testServer

const entries = async () => (await adminPool.query('SELECT * FROM audit_entry ORDER BY at, id')).rows

const callerOf = async (token: string | null) => {
  const { rows } = await adminPool.query(
    `SELECT u.id AS actor_id, u.role AS actor_role FROM session s JOIN app_user u ON u.id = s.user_id WHERE s.token_hash = sha256($1)
     UNION ALL SELECT a.admin_id, NULL FROM admin_session a WHERE a.token_hash = sha256($1)`,
    [Buffer.from(token ?? '')],
  )
  return rows[0]
}

/** The entries written by one call that succeeds. */
const entriesOf = async (operation: AnyOperation, token?: string, within = world) => {
  const { input, callOptions } = await arrange(testServer, within, operation)
  const before = await entries()
  const { status, body } = await testServer.call(operation, input, {
    ...callOptions,
    ...(token === undefined ? {} : { token }),
    files: await sampleFiles(operation),
  })
  const added = (await entries()).filter(({ id }) => !before.some((other) => other.id === id))
  const sentInput: Record<string, unknown> = input
  return { status, sent: sentInput, answer: body as Record<string, unknown>, added, token: callOptions.token }
}

const auditedOperations = OPERATIONS.filter(
  (operation) =>
    isOfStaff(operation) && ((isWriting(operation) && !operation.isOfOwnAccount) || operation.audit),
)
/** The call that begins an admin's visit is tested in `administration/visits-in-audit-log.test.ts`. */
const others = OPERATIONS.filter(
  (operation) =>
    isWriting(operation) &&
    (!isOfStaff(operation) || operation.isOfOwnAccount) &&
    operation !== getAuthenticatedImpersonation,
)

const ofElements = new Set<AnyOperation>(
  Object.values(ELEMENT_OPERATIONS).flatMap(({ create, update }) => [create, update]),
)

const ofBlogElements = new Set<AnyOperation>(
  Object.values(BLOG_ELEMENT_OPERATIONS).flatMap(({ create, update }) => [create, update]),
)

/** The kind of an operation's target, by its list or its name. */
const kindIn = (operation: AnyOperation): string | null => {
  const list = listOf(operation)
  // An operation on several items: each item's version states by whom and when.
  if (publishesSeveral(operation)) return null
  // The operation changes nothing.
  if (operation === inspectPackageAsManager) return null
  if (operation === inspectPackageAsAdmin) return 'app'
  // The target of sorting is the parent, if there is one.
  if (list) return (operation === list.sort ? list.parent : list.id)?.replace(/Id$/, '') ?? null
  if (ofBlogElements.has(operation)) return 'blogArticleContentElement'
  if (ofElements.has(operation) || operation === restoreContentElementAsManager) return 'contentElement'
  if (operation === inviteUsersAsManager || operation.name.includes('-registration-link-')) return 'sponsor'
  if (operation === inviteAppManagersAsAdmin) return 'app'
  if (operation.name.includes('-sponsor-as-manager-') || operation.name.includes('-sponsor-managers-'))
    return 'sponsor'
  if (operation === retryFailedJobAsAdmin) return 'job'
  if (operation === undoDepartureAsManager) return 'departure'
  if (operation.name.startsWith('sponsors/')) return 'usedSeat'
  const kinds = [
    ...['module', 'recipe', 'blog-article', 'experience-report', 'document', 'legal-text'],
    ...['feedback-message', 'sponsor', 'user', 'app'],
  ]
  return camelCase(kinds.find((kind) => operation.name.includes(kind)) ?? operation.name)
}

const camelCase = (text: string) => text.replace(/-(.)/g, (_, letter) => letter.toUpperCase())

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe.each(byName(auditedOperations))('%s', (name, operation) => {
  test('writes one entry with actor, operation and target, and no other input', async () => {
    const { status, sent, answer, added, token } = await entriesOf(operation)
    expect([status, added.length]).toEqual([200, 1])
    const [entry] = added
    const kind = kindIn(operation)
    const id = kind && (sent[`${kind}Id`] ?? answer[`${kind}Id`])
    expect(entry).toEqual({
      id: expect.any(String),
      at: testServer.clock.now(),
      operation: name,
      ...(await callerOf(token)),
      of_app_id: kind === 'app' ? id : world.app.appId,
      target_kind: kind,
      target_id: id,
      network: '127.0.0.0/24',
    })
    expect(kind === null || typeof id === 'string').toBe(true)
    const storedText = JSON.stringify(Object.values(entry ?? {}))
    const texts = textsIn(sent).filter((text) => text !== id && text !== world.app.appId && text !== '')
    expect(texts.filter((text) => storedText.includes(text))).toEqual([])
  })

  test('writes none for a refused call', async () => {
    for (const token of ['', world.tokens.learner ?? '']) {
      const { status, added } = await entriesOf(operation, token)
      expect([401, 403]).toContain(status)
      expect(added).toEqual([])
    }
  })

  test('has a German title', () => {
    expect(operation.audit?.title).toMatch(/^\p{Lu}[\p{L} -]{5,40}$/u)
  })
})

test.each(byName(others))(
  '%s is no operation of staff, or about their own account, and writes none',
  async (_, operation) => {
    const { status, added } = await entriesOf(operation, undefined, elsewhere)
    expect([status, added]).toEqual([200, []])
  },
)

test('both groups of operations are large', () => {
  expect(auditedOperations.length).toBeGreaterThan(30)
  expect(others.length).toBeGreaterThan(20)
})
