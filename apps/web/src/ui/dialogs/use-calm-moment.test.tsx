import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { openDialogs } from '../state/open-dialogs.ts'
import { createStore, useStore } from '../state/store.ts'
import { useCalmMoment } from './use-calm-moment.ts'
import { beginVisit } from './visit.ts'

/** How long a dialog's code takes to load: less than it is waited for. */
const LOADING_MS = 300

const events: string[] = []
const isLevelReached = createStore(false)
const isAskedByLaw = createStore<boolean | undefined>(undefined)

const open = (name: string) => () => {
  events.push(`${name} called`)
  setTimeout(() => {
    events.push(`${name} opened`)
    openDialogs.set(1)
  }, LOADING_MS)
}
const eventsOf = (name: string) => [`${name} called`, `${name} opened`]

const Waiting = () => {
  useCalmMoment({ isDue: true, isBlocked: events.includes('runtime called') }, open('runtime'))
  useCalmMoment({ isDue: true, isBlocked: !events.includes('runtime called') }, open('rating'))
  useCalmMoment({ isDue: useStore(isLevelReached) }, open('level'))
  useCalmMoment({ isDue: useStore(isAskedByLaw), isDuty: true }, open('law'))
  return null
}

afterEach(() => openDialogs.set(0))

test('one of the dialogs due at the beginning is called in a visit; later and mandatory ones are called too', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Waiting }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await expect.poll(() => events).toEqual(eventsOf('runtime'))
  openDialogs.set(0)
  isLevelReached.set(true)
  await expect.poll(() => events).toEqual(['runtime', 'level'].flatMap(eventsOf))
  isLevelReached.set(false)
  openDialogs.set(0)
  isAskedByLaw.set(true)
  await expect.poll(() => events).toEqual(['runtime', 'level', 'law'].flatMap(eventsOf))
  isAskedByLaw.set(false)
  openDialogs.set(0)
  beginVisit()
  await expect.poll(() => events).toEqual(['runtime', 'level', 'law', 'rating'].flatMap(eventsOf))
})
