import '../ui/theme/styles.css'
import '../ui/theme/mantine-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getAuthenticatedAdmin } from '@wohlauf/contract/authentication/authentication'
import { getSessionEndAsAdmin } from '@wohlauf/contract/authentication/session-end'
import type { OutputOf } from '@wohlauf/contract/operation'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { createAdminRouter } from '../admin/admin-router.tsx'
import { ADMIN_TITLE } from '../admin/admin-title.ts'
import { createQueryClient } from '../api/query-client.ts'
import { storedSession } from '../api/stored-session.ts'
import { showFailure } from '../session/show-failure.ts'
import { SnackbarHost } from '../ui/feedback/snackbar-host.tsx'
import { snackbarQueue } from '../ui/feedback/snackbar-queue.ts'
import { siteTitle } from '../ui/layout/page-title.ts'
import { AppTheme } from '../ui/theme/app-theme.tsx'
import type { FakeServer } from './fake-server.ts'
import { forgetDevice } from './forget-device.ts'
import { observeSite } from './observe-site.ts'
import { render } from './render.tsx'
import { idOf } from './sample-elements.ts'
import { distantEnd } from './samples.ts'

export const sampleAdmin = { id: idOf(1), emailAddress: 'admin@wohlauf.example' }

type Admin = OutputOf<typeof getAuthenticatedAdmin>['admin']
type Opening = { width?: number; isSignedIn?: boolean; admin?: Admin }

/** Opens a path of the admin site. @returns its router, which knows the current address, and the cached answers */
export const openAdminScreen = async (
  server: FakeServer,
  path: string,
  { width = 1440, isSignedIn = true, admin = sampleAdmin }: Opening = {},
) => {
  await cleanup()
  await page.viewport(width, 900)
  await forgetDevice()
  observeSite(null)
  snackbarQueue.set([])
  siteTitle.set(ADMIN_TITLE)
  // The site's document sets this.
  document.documentElement.dataset.appearance = 'light'
  onTestFinished(() => {
    delete document.documentElement.dataset.appearance
  })
  if (isSignedIn) {
    storedSession.setToken('token-of-a-test')
    server.on(getAuthenticatedAdmin, { admin })
    if (!server.isAnswered(getSessionEndAsAdmin)) server.on(getSessionEndAsAdmin, distantEnd())
  }
  const queryClient = createQueryClient(showFailure)
  const router = createAdminRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  await render(
    <AppTheme style="default">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SnackbarHost />
      </QueryClientProvider>
    </AppTheme>,
  )
  return { router, queryClient }
}
