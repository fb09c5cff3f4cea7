import { QueryClientProvider } from '@tanstack/react-query'
import { type AuditEntry, getAuditEntriesAsAdmin } from '@wohlauf/contract/administration'
import { getDashboard } from '@wohlauf/contract/dashboard'
import { createDocumentAsManager } from '@wohlauf/contract/documents-as-manager'
import {
  getHabitsAsManager,
  type ManagedHabit,
  updateHabitAsManager,
} from '@wohlauf/contract/habits-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/managed-documents'
import type { ReactNode } from 'react'
import { renderHook } from 'vitest-browser-react'
import { sampleHabit } from '../testing/managed-samples.ts'
import { idOf } from '../testing/sample-elements.ts'
import { expect, test } from '../testing/test.ts'
import { useAnswer, useCommand, usePagedAnswer, useSaving } from './hooks.ts'
import { createQueryClient } from './query-client.ts'

const [BEFORE, AFTER] = [sampleHabit(1), sampleHabit(1, { title: 'Neu', revision: 2 })]
const { createdAt: _, ...CHANGE } = BEFORE

/** A hook with a client of its own; `told` is what the site would say in passing. */
const inClient = async <T,>(use: () => T) => {
  const told: string[] = []
  const client = createQueryClient((error) => told.push(error.message))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { told, client, ...(await renderHook(use, { wrapper })) }
}

const titles = (habits: readonly ManagedHabit[] | undefined) => habits?.map(({ title }) => title)

test('an answer comes, and is asked for once by several', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  const { result } = await inClient(() => [
    useAnswer(getHabitsAsManager, {}),
    useAnswer(getHabitsAsManager, {}),
  ])
  await expect
    .poll(() => result.current.map(({ data }) => titles(data)))
    .toEqual([[BEFORE.title], [BEFORE.title]])
  expect(server.callsOf(getHabitsAsManager)).toHaveLength(1)
})

test('an answer that is not wanted yet is not asked for', async ({ server }) => {
  const { result } = await inClient(() => useAnswer(getHabitsAsManager, {}, { isEnabled: false }))
  expect(result.current.fetchStatus).toBe('idle')
  expect(server.callsOf(getHabitsAsManager)).toEqual([])
})

test('without a network an answer is tried once more, then it is told', async ({ server }) => {
  server.on(getHabitsAsManager, () => {
    server.setReachable(false)
    return []
  })
  const { result, told } = await inClient(() => useAnswer(getHabitsAsManager, {}))
  await expect.poll(() => result.current.failureCount).toBe(1)
  expect(told).toEqual([])
  await expect.poll(() => result.current.isError).toBe(true)
  expect(told).toEqual([expect.stringContaining('Überprüfe bitte deine Internetverbindung')])
})

test('without a network for a moment, the second try succeeds', async ({ server }) => {
  server.on(getHabitsAsManager, () => {
    server.setReachable(false)
    return []
  })
  const { result, told } = await inClient(() => useAnswer(getHabitsAsManager, {}))
  await expect.poll(() => result.current.failureCount).toBe(1)
  server.setReachable(true)
  server.on(getHabitsAsManager, [BEFORE])
  await expect.poll(() => titles(result.current.data)).toEqual([BEFORE.title])
  expect(told).toEqual([])
})

test('a refusal is not tried again', async ({ server }) => {
  server.refuse(getDashboard, 'internal-error')
  const { result, told } = await inClient(() => useAnswer(getDashboard, {}))
  await expect.poll(() => result.current.isError).toBe(true)
  expect(server.callsOf(getDashboard)).toHaveLength(1)
  expect(told).toEqual(['Es ist ein interner Fehler aufgetreten'])
})

test('a silent failure is its screen’s to tell', async ({ server }) => {
  server.refuse(getDashboard, 'internal-error')
  const { result, told } = await inClient(() => useAnswer(getDashboard, {}, { isSilent: true }))
  await expect.poll(() => result.current.error?.identifier).toBe('internal-error')
  expect(told).toEqual([])
})

test('what a command changes is fetched anew before it counts as done', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  server.on(updateHabitAsManager, () => {
    server.on(getHabitsAsManager, [AFTER])
    return {}
  })
  const whenDone: unknown[] = []
  const { result, client } = await inClient(() => ({
    answer: useAnswer(getHabitsAsManager, {}),
    command: useCommand(updateHabitAsManager, {
      onSuccess: () => whenDone.push(client.getQueryData([getHabitsAsManager.name, {}])),
    }),
  }))
  await expect.poll(() => titles(result.current.answer.data)).toEqual([BEFORE.title])
  await result.current.command.mutateAsync(CHANGE)
  expect(whenDone).toEqual([[AFTER]])
  await expect.poll(() => titles(result.current.answer.data)).toEqual(['Neu'])
})

test('after a conflict the newest state is fetched', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  server.refuse(updateHabitAsManager, 'conflict')
  const refused: string[] = []
  const { result, told } = await inClient(() => ({
    answer: useAnswer(getHabitsAsManager, {}),
    command: useCommand(updateHabitAsManager, { onError: ({ identifier }) => refused.push(identifier) }),
  }))
  await expect.poll(() => titles(result.current.answer.data)).toEqual([BEFORE.title])
  server.on(getHabitsAsManager, [AFTER])
  result.current.command.mutate(CHANGE)
  await expect.poll(() => titles(result.current.answer.data)).toEqual(['Neu'])
  expect(refused).toEqual(['conflict'])
  expect(told).toEqual(['Das wurde inzwischen geändert. Bitte lade die Seite neu.'])
})

test('after another refusal nothing is fetched anew', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  server.refuse(updateHabitAsManager, 'busy')
  const { result } = await inClient(() => ({
    answer: useAnswer(getHabitsAsManager, {}),
    command: useCommand(updateHabitAsManager, { isSilent: true }),
  }))
  await expect.poll(() => titles(result.current.answer.data)).toEqual([BEFORE.title])
  await expect(result.current.command.mutateAsync(CHANGE)).rejects.toMatchObject({ identifier: 'busy' })
  expect(server.callsOf(getHabitsAsManager)).toHaveLength(1)
})

test('a form’s command sends its files, and tells its form alone what went wrong', async ({ server }) => {
  server.on(getDocumentsAsManager, [])
  const failed: string[] = []
  const saved: string[] = []
  const { result, told } = await inClient(() =>
    useSaving(createDocumentAsManager, {
      onSuccess: ({ documentId }) => saved.push(documentId),
      onError: ({ identifier }) => failed.push(identifier),
    }),
  )
  const variables = {
    input: { title: 'Plan', shortDescription: 'Kurz' },
    files: { file: new File(['%PDF'], 'plan.pdf') },
  }
  server.refuse(createDocumentAsManager, 'wrong-file-format')
  result.current.mutate(variables)
  await expect.poll(() => failed).toEqual(['wrong-file-format'])
  expect(told).toEqual([])
  server.on(createDocumentAsManager, { documentId: idOf(1) })
  result.current.mutate(variables)
  await expect.poll(() => saved).toEqual([idOf(1)])
  expect(server.callsOf(createDocumentAsManager).map(({ files }) => files.file?.name)).toEqual([
    'plan.pdf',
    'plan.pdf',
  ])
})

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

/** Three pages of two, of which each cursor names the next. */
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
  expect(server.callsOf(getAuditEntriesAsAdmin).map(({ input }) => input)).toEqual([
    { limit: 2 },
    { limit: 2, after: '1' },
    { limit: 2, after: '2' },
  ])
})

test('a page that does not come is told where the list goes on, and can be tried again', async ({
  server,
}) => {
  server.on(getAuditEntriesAsAdmin, pageOfThree)
  const { result, told } = await inClient(() => usePagedAnswer(getAuditEntriesAsAdmin, { limit: 2 }))
  await expect.poll(() => result.current.more.hasMore).toBe(true)
  server.refuse(getAuditEntriesAsAdmin, 'internal-error')
  result.current.more.onMore()
  await expect.poll(() => result.current.more.failure).toBe('Es ist ein interner Fehler aufgetreten')
  expect([result.current.more.count, result.current.more.hasMore, told]).toEqual([2, true, []])
  server.on(getAuditEntriesAsAdmin, pageOfThree)
  result.current.more.onMore()
  await expect.poll(() => result.current.more).toMatchObject({ count: 4, failure: null })
})

test('a list whose cursor is not taken back any more is had anew', async ({ server }) => {
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
