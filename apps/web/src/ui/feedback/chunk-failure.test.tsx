import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { loadChunk, useReloadOnChunkFailure } from './chunk-failure.ts'

const KEPT = 'files-of-a-test'

test.afterEach(async () => {
  vi.restoreAllMocks()
  await caches.delete(KEPT)
})

const Failed = ({ error }: { error: unknown }) =>
  useReloadOnChunkFailure(error) ? null : <p>Das hat nicht geklappt</p>

const missingChunk = (): Promise<unknown> =>
  loadChunk(() => Promise.reject(new Error('missing')))().catch((error: unknown) => error)

test.for([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no answer', () => Promise.resolve(new Response(null, { status: 503 }))],
] as const)('a missing file is said, and what is kept stays, while the server %s', async ([, answer]) => {
  await caches.open(KEPT)
  const ask = vi.spyOn(window, 'fetch').mockImplementation(answer)
  await render(<Failed error={await missingChunk()} />)
  await expect.element(page.getByText('Das hat nicht geklappt')).toBeVisible()
  expect([ask.mock.calls.length, await caches.has(KEPT)]).toEqual([1, true])
})

test('another failure is said without asking', async () => {
  const ask = vi.spyOn(window, 'fetch')
  await render(<Failed error={new Error('another')} />)
  await expect.element(page.getByText('Das hat nicht geklappt')).toBeVisible()
  expect(ask.mock.calls).toEqual([])
})
