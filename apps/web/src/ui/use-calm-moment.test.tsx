import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { openDialogs } from './open-dialogs.ts'
import { useCalmMoment } from './use-calm-moment.ts'

/** As long as a dialog's code is being loaded: shorter than the wait for it. */
const LOADING_MS = 300

const events: string[] = []

const open = () => {
  events.push('called')
  setTimeout(() => {
    events.push('opened')
    openDialogs.set(1)
  }, LOADING_MS)
}

const Waiting = () => {
  useCalmMoment(true, open)
  useCalmMoment(true, open)
  return null
}

afterEach(() => openDialogs.set(0))

test('the second of two that wait is called when the dialog of the first has been closed', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Waiting }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.poll(() => events).toEqual(['called', 'opened'])
  openDialogs.set(0)
  await expect.poll(() => events).toEqual(['called', 'opened', 'called', 'opened'])
})
