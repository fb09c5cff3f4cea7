import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { loadChunk, loadPart, useReloadOnChunkFailure } from './chunk-failure.ts'

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
] as const)('a missing file is reported, and cached files stay, while the server %s', async ([, answer]) => {
  await caches.open(KEPT)
  const ask = vi.spyOn(window, 'fetch').mockImplementation(answer)
  await render(<Failed error={await missingChunk()} />)
  await expect.element(page.getByText('Das hat nicht geklappt')).toBeVisible()
  expect([ask.mock.calls.length, await caches.has(KEPT)]).toEqual([1, true])
})

test('another failure is reported without asking the server', async () => {
  const ask = vi.spyOn(window, 'fetch')
  await render(<Failed error={new Error('another')} />)
  await expect.element(page.getByText('Das hat nicht geklappt')).toBeVisible()
  expect(ask.mock.calls).toEqual([])
})

const stylesheet = (href: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href })

test('a part is loaded with its stylesheet when the network is back', async () => {
  const missing = stylesheet('blob:null/missing')
  const rules = URL.createObjectURL(new Blob([':root { --of-the-part: 1 }'], { type: 'text/css' }))
  const again = stylesheet(rules)
  missing.cloneNode = () => again
  let isOnline = false
  const importPart = vi.fn(() => {
    if (isOnline) return Promise.resolve('part')
    return new Promise<string>((_, reject) => {
      missing.addEventListener('error', () => reject(new Error('Unable to preload CSS')))
      document.head.append(missing)
    })
  })
  const loading = loadPart(importPart)()
  await new Promise((resolve) => missing.addEventListener('error', resolve))
  isOnline = true
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return importPart.mock.calls.length
    })
    .toBe(2)
  expect(await loading).toBe('part')
  expect(getComputedStyle(document.documentElement).getPropertyValue('--of-the-part')).toBe('1')
  again.remove()
})

test('a loaded part stays while the stylesheet of another part is missing', async () => {
  const loadPicture = loadChunk(() => Promise.resolve('picture'))
  await loadPicture()
  const missing = stylesheet('blob:null/missing-too')
  const again = stylesheet(URL.createObjectURL(new Blob([''], { type: 'text/css' })))
  missing.cloneNode = () => again
  document.head.append(missing)
  await new Promise((resolve) => missing.addEventListener('error', resolve))
  expect(await loadPicture()).toBe('picture')
  expect(again.isConnected).toBe(false)
  // The next part brings the stylesheet: nothing may be missing in the tests that follow.
  await loadChunk(() => Promise.resolve('part'))()
  expect(again.isConnected).toBe(true)
  again.remove()
})
