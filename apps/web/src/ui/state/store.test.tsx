import { renderHook } from '../../testing/render.tsx'
import { expect, test } from '../../testing/test.ts'
import { createStore, useOfStore } from './store.ts'

test('a component is rendered when the part that it reads has changed, and not with the rest', async () => {
  const store = createStore<readonly string[]>([])
  let renderings = 0
  const { result } = await renderHook(
    () => {
      renderings += 1
      return useOfStore(store, (names) => names.includes('Anna'))
    },
    ({ children }) => children,
  )
  store.set([])
  store.set(['Paul'])
  await new Promise(requestAnimationFrame)
  expect(renderings).toBe(1)
  store.set(['Paul', 'Anna'])
  await expect.poll(() => result.current).toBe(true)
  expect(renderings).toBe(2)
})
