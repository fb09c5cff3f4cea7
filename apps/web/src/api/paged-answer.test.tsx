import { type AuditEntry, getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import { inClient } from '../testing/in-client.tsx'
import { idOf } from '../testing/sample-elements.ts'
import { expect, test } from '../testing/test.ts'
import { usePagedAnswer } from './paged-answer.ts'

const entry = (number: number): AuditEntry => ({
  auditEntryId: idOf(number),
  at: '2026-03-04T09:00:00.000Z',
  actor: { id: idOf(99), role: null, emailAddress: 'admin@wohlauf.example' },
  app: null,
  title: 'Gewohnheit geändert',
  operation: 'habits/update-habit-as-manager-command',
  target: null,
  network: null,
})
const idsOf = (entries: readonly AuditEntry[] | undefined) => entries?.map(({ auditEntryId }) => auditEntryId)

/** Three pages of two items, each with a cursor for the next. */
const pageOfThree = ({ after }: { after?: string | undefined }) => {
  const page = Number(after ?? 0)
  return { items: [entry(page * 2), entry(page * 2 + 1)], next: page < 2 ? String(page + 1) : null }
}

test('a paged list is one list, which grows page by page to its end', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, pageOfThree)
  const { result } = await inClient(() => usePagedAnswer(getAuditEntriesAsAdmin, { limit: 2 }))
  for (const [count, hasMore] of [
    [2, true],
    [4, true],
    [6, false],
  ] as const) {
    await expect.poll(() => result.current.more).toMatchObject({ count, hasMore, isLoading: false })
    if (hasMore) result.current.more.onMore()
  }
  expect(idsOf(result.current.data)).toEqual([0, 1, 2, 3, 4, 5].map(idOf))
  await expect
    .poll(() => server.callsOf(getAuditEntriesAsAdmin).map(({ input }) => input))
    .toEqual([{ limit: 2 }, { limit: 2, after: '1' }, { limit: 2, after: '2' }])
})

test('a failed next page is reported at the end of the list, and can be retried', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, pageOfThree)
  const { result, errors } = await inClient(() => usePagedAnswer(getAuditEntriesAsAdmin, { limit: 2 }))
  await expect.poll(() => result.current.more.hasMore).toBe(true)
  server.refuse(getAuditEntriesAsAdmin, 'internal-error')
  result.current.more.onMore()
  await expect.poll(() => result.current.more.failure).toBe('Es ist ein interner Fehler aufgetreten')
  expect([result.current.more.count, result.current.more.hasMore, errors]).toEqual([2, true, []])
  server.on(getAuditEntriesAsAdmin, pageOfThree)
  result.current.more.onMore()
  await expect.poll(() => result.current.more).toMatchObject({ count: 4, failure: null })
})

test('a list whose cursor is no longer accepted is fetched again from its start', async ({ server }) => {
  server.on(getAuditEntriesAsAdmin, pageOfThree)
  const { result } = await inClient(() => usePagedAnswer(getAuditEntriesAsAdmin, { limit: 2 }))
  await expect.poll(() => result.current.more.hasMore).toBe(true)
  server.refuse(getAuditEntriesAsAdmin, 'cursor-not-valid')
  result.current.more.onMore()
  await expect
    .poll(() => result.current.more.failure)
    .toBe('Hier geht die Liste nicht weiter. Bitte lade sie neu.')
  server.on(getAuditEntriesAsAdmin, { items: [entry(7)], next: null })
  result.current.more.onMore()
  await expect.poll(() => idsOf(result.current.data)).toEqual([idOf(7)])
  expect(result.current.more).toMatchObject({ hasMore: false, failure: null })
})
