import { QueryClient } from '@tanstack/react-query'
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { MANAGEMENT_PATH, pathTo, ROUTES } from '@wohlauf/contract/routes/routes'
import { page } from 'vitest/browser'
import { storedSession } from '../../api/stored-session.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { createAppRouter } from './router.tsx'

const PATHS = [
  '/',
  MANAGEMENT_PATH,
  pathTo('default'),
  '/login',
  '/dashboard',
  '/ziele',
  '/verwaltung/module',
]

const pendingView = page.getByText('Wird geladen …')

test('every route has a pending view, redirects too', () => {
  const { routesById, options } = createAppRouter(new QueryClient(), createMemoryHistory())
  const routes: AnyRoute[] = Object.values(routesById)
  expect(routes.length).toBeGreaterThan(Object.keys(ROUTES).length)
  const without = routes.filter(
    (route) =>
      !(route.options.pendingComponent ?? options.defaultPendingComponent) || route.options.pendingMs,
  )
  expect(without).toEqual([])
  expect(options.defaultPendingMs).toBeLessThan(300)
})

test('while the session is loading, the shell and the pending view are shown', async ({ server }) => {
  server.hold(getAuthenticatedUser, { ...sampleApp, user: sampleUser() })
  for (const path of PATHS) {
    storedSession.setToken('token-of-a-test')
    await openScreen({ server, path, isReload: true })
    await expect.element(pendingView, { message: path }).toBeInTheDocument()
    await expect.element(page.getByRole('banner'), { message: path }).toBeVisible()
    expect(page.getByRole('navigation').query(), path).toBeNull()
    expect(document.title).toBe(`Wird geladen · ${sampleApp.appTitle}`)
  }
})

test('the page replaces the pending view, and what the document showed before', async ({ server }) => {
  const first = document.body.appendChild(document.createElement('div'))
  first.id = 'waiting'
  server.on(getDashboard, emptyDashboard)
  server.on(getHabitIntents, [])
  server.on(getModules, [])
  const { resume } = server.hold(getAuthenticatedUser, { ...sampleApp, user: sampleUser() })
  storedSession.setToken('token-of-a-test')
  await openScreen({ server, path: '/', isReload: true })
  await expect.element(pendingView).toBeInTheDocument()
  expect(document.getElementById('waiting')).toBeNull()
  resume()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(pendingView.query()).toBeNull()
})
