import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ensureData } from './ensure-data.ts'

test('data are requested again when a component that unmounts has cancelled the query', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let calls = 0
  const options = queryOptions({
    queryKey: ['session'],
    // Only a query that reads the signal is cancelled.
    queryFn: ({ signal }) => (signal.aborted ? 'never' : answers[calls++]?.promise),
  })
  const queryClient = new QueryClient()
  const unmount = new QueryObserver(queryClient, options).subscribe(() => {})
  const data = ensureData(queryClient, options)
  unmount()
  answers[1]?.resolve('the second answer')
  expect([await data, calls]).toEqual(['the second answer', 2])
})

test('a failure is passed on', async () => {
  const options = queryOptions({
    queryKey: ['session'],
    queryFn: () => Promise.reject(new Error('no')),
    retry: false,
  })
  await expect(ensureData(new QueryClient(), options)).rejects.toThrow('no')
})
