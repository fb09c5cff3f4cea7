import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import {
  getHabitsAsManager,
  type ManagedHabit,
  updateHabitAsManager,
} from '@wohlauf/contract/habits/habits-as-manager'
import { onTestFinished, vi } from 'vitest'
import { inClient } from '../testing/in-client.tsx'
import { sampleHabit } from '../testing/managed-samples.ts'
import { idOf } from '../testing/sample-elements.ts'
import { expect, test } from '../testing/test.ts'
import { answerOptions, useAnswer, useCommand } from './hooks.ts'

const [BEFORE, AFTER] = [sampleHabit(1), sampleHabit(1, { title: 'Neu', revision: 2 })]
const { createdAt: _, ...CHANGE } = BEFORE

const titles = (habits: readonly ManagedHabit[] | undefined) => habits?.map(({ title }) => title)

test('an answer is fetched once for several components', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  const { result } = await inClient(() => [
    useAnswer(getHabitsAsManager, {}),
    useAnswer(getHabitsAsManager, {}),
  ])
  await expect
    .poll(() => result.current.map(({ data }) => titles(data)))
    .toEqual([[BEFORE.title], [BEFORE.title]])
  await expect.poll(() => server.callsOf(getHabitsAsManager)).toHaveLength(1)
})

test('a disabled query is not fetched', async ({ server }) => {
  const { result } = await inClient(() => useAnswer(getHabitsAsManager, {}, { isEnabled: false }))
  expect(result.current.fetchStatus).toBe('idle')
  expect(server.callsOf(getHabitsAsManager)).toEqual([])
})

test('without a network a query is retried once, then the error is shown', async ({ server }) => {
  server.on(getHabitsAsManager, () => {
    server.setReachable(false)
    return []
  })
  const { result, errors } = await inClient(() => useAnswer(getHabitsAsManager, {}))
  await expect.poll(() => result.current.failureCount).toBe(1)
  expect(errors).toEqual([])
  await expect.poll(() => result.current.isError).toBe(true)
  expect(errors).toEqual([expect.stringContaining('Überprüfe bitte deine Internetverbindung')])
})

test('a device that is offline waits for no retry', async ({ server }) => {
  server.setReachable(false)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => isOnline.mockRestore())
  const { result } = await inClient(() => useAnswer(getHabitsAsManager, {}))
  await expect.poll(() => result.current.isError).toBe(true)
  expect(result.current.failureCount).toBe(1)
})

test('after a moment without a network the retry succeeds', async ({ server }) => {
  server.on(getHabitsAsManager, () => {
    server.setReachable(false)
    return []
  })
  const { result, errors } = await inClient(() => useAnswer(getHabitsAsManager, {}))
  await expect.poll(() => result.current.failureCount).toBe(1)
  server.setReachable(true)
  server.on(getHabitsAsManager, [BEFORE])
  await expect.poll(() => titles(result.current.data)).toEqual([BEFORE.title])
  expect(errors).toEqual([])
})

test('a refusal is not retried', async ({ server }) => {
  server.refuse(getDashboard, 'internal-error')
  const { result, errors } = await inClient(() => useAnswer(getDashboard, {}))
  await expect.poll(() => result.current.isError).toBe(true)
  await expect.poll(() => server.callsOf(getDashboard)).toHaveLength(1)
  expect(errors).toEqual(['Es ist ein interner Fehler aufgetreten'])
})

test('a silent failure is left to its screen', async ({ server }) => {
  server.refuse(getDashboard, 'internal-error')
  const { result, errors } = await inClient(() => useAnswer(getDashboard, {}, { isSilent: true }))
  await expect.poll(() => result.current.error?.identifier).toBe('internal-error')
  expect(errors).toEqual([])
})

test('queries that a command invalidates are refetched before it counts as done', async ({ server }) => {
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

test('a first answer in flight when a command is accepted is requested again', async ({ server }) => {
  const first = server.hold(getHabitsAsManager, [BEFORE])
  server.on(updateHabitAsManager, () => {
    server.on(getHabitsAsManager, [AFTER])
    return {}
  })
  const { result } = await inClient(() => ({
    answer: useAnswer(getHabitsAsManager, {}),
    command: useCommand(updateHabitAsManager),
  }))
  await expect.poll(() => server.callsOf(getHabitsAsManager)).toHaveLength(1)
  const done = result.current.command.mutateAsync(CHANGE)
  await expect.poll(() => server.callsOf(getHabitsAsManager)).toHaveLength(2)
  first.resume()
  await done
  await expect.poll(() => titles(result.current.answer.data)).toEqual(['Neu'])
})

test('an expected change of a command is not overwritten by an answer in flight', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  const { result, client } = await inClient(() => ({
    answer: useAnswer(getHabitsAsManager, {}),
    command: useCommand(updateHabitAsManager, {
      isSilent: true,
      onSent: (queryClient) => {
        queryClient.setQueryData(answerOptions(getHabitsAsManager, {}).queryKey, [AFTER])
        return () => queryClient.setQueryData(answerOptions(getHabitsAsManager, {}).queryKey, [BEFORE])
      },
    }),
  }))
  await expect.poll(() => titles(result.current.answer.data)).toEqual([BEFORE.title])
  const old = server.hold(getHabitsAsManager, [BEFORE])
  const refetch = result.current.answer.refetch()
  const refusal = Promise.withResolvers<never>()
  server.on(updateHabitAsManager, () => refusal.promise)
  const sending = result.current.command.mutateAsync(CHANGE)
  old.resume()
  await refetch
  expect(titles(client.getQueryData(answerOptions(getHabitsAsManager, {}).queryKey))).toEqual(['Neu'])
  server.on(getHabitsAsManager, [BEFORE])
  refusal.reject(new TypeError('Failed to fetch'))
  await expect(sending).rejects.toMatchObject({ status: 0 })
  await expect.poll(() => titles(result.current.answer.data)).toEqual([BEFORE.title])
})

test('after a conflict the newest state is fetched', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  server.refuse(updateHabitAsManager, 'conflict')
  const refusals: string[] = []
  const { result, errors } = await inClient(() => ({
    answer: useAnswer(getHabitsAsManager, {}),
    command: useCommand(updateHabitAsManager, { onError: ({ identifier }) => refusals.push(identifier) }),
  }))
  await expect.poll(() => titles(result.current.answer.data)).toEqual([BEFORE.title])
  server.on(getHabitsAsManager, [AFTER])
  result.current.command.mutate(CHANGE)
  await expect.poll(() => titles(result.current.answer.data)).toEqual(['Neu'])
  expect(refusals).toEqual(['conflict'])
  expect(errors).toEqual(['Das wurde inzwischen geändert. Bitte lade die Seite neu.'])
})

test('after any other refusal nothing is refetched', async ({ server }) => {
  server.on(getHabitsAsManager, [BEFORE])
  server.refuse(updateHabitAsManager, 'busy')
  const { result } = await inClient(() => ({
    answer: useAnswer(getHabitsAsManager, {}),
    command: useCommand(updateHabitAsManager, { isSilent: true }),
  }))
  await expect.poll(() => titles(result.current.answer.data)).toEqual([BEFORE.title])
  await expect(result.current.command.mutateAsync(CHANGE)).rejects.toMatchObject({ identifier: 'busy' })
  await expect.poll(() => server.callsOf(getHabitsAsManager)).toHaveLength(1)
})

test('an upload sends its files, and leaves a silent failure to its screen', async ({ server }) => {
  server.on(getDocumentsAsManager, [])
  const failed: string[] = []
  const ids: string[] = []
  const { result, errors } = await inClient(() =>
    useCommand(createDocumentAsManager, {
      isSilent: true,
      files: { file: new File(['%PDF'], 'plan.pdf') },
      onSuccess: ({ documentId }) => ids.push(documentId),
      onError: ({ identifier }) => failed.push(identifier),
    }),
  )
  const input = { title: 'Plan', shortDescription: 'Kurz' }
  server.refuse(createDocumentAsManager, 'wrong-file-format')
  result.current.mutate(input)
  await expect.poll(() => failed).toEqual(['wrong-file-format'])
  expect(errors).toEqual([])
  server.on(createDocumentAsManager, { documentId: idOf(1) })
  result.current.mutate(input)
  await expect.poll(() => ids).toEqual([idOf(1)])
  await expect
    .poll(() => server.callsOf(createDocumentAsManager).map(({ files }) => files.file?.name))
    .toEqual(['plan.pdf', 'plan.pdf'])
})
