import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { observeCalls } from '../api/call.ts'
import { createQueryClient } from '../api/query-client.ts'
import { beginAgainForAnother, watchPerson } from '../session/another-person.ts'
import { showFailure } from '../session/show-failure.ts'
import { SnackbarHost } from '../ui/feedback/snackbar-host.tsx'
import { siteTitle } from '../ui/layout/page-title.ts'
import { AppTheme } from '../ui/theme/app-theme.tsx'
import { watchAdminRefusals } from './admin-errors.ts'
import { createAdminRouter } from './admin-router.tsx'
import { ADMIN_TITLE } from './admin-title.ts'

const createRunningSite = () => {
  const queryClient = createQueryClient(showFailure)
  const router = createAdminRouter(queryClient)
  observeCalls(watchAdminRefusals(queryClient, router))
  watchPerson(beginAgainForAnother)
  siteTitle.set(ADMIN_TITLE)
  return { queryClient, router }
}

type AdminSiteProps = {
  overlays: ComponentType<{ router: AnyRouter }>
}

export const AdminSite = ({ overlays: Overlays }: AdminSiteProps) => {
  const [{ queryClient, router }] = useState(createRunningSite)
  return (
    <AppTheme style="default">
      <QueryClientProvider client={queryClient}>
        <Overlays router={router} />
        <RouterProvider router={router} />
        <SnackbarHost />
      </QueryClientProvider>
    </AppTheme>
  )
}
