import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { observeCalls } from '../api/call.ts'
import { createQueryClient } from '../api/query-client.ts'
import { AppTheme } from '../ui/app-theme.tsx'
import { siteTitle } from '../ui/page-title.ts'
import { SnackbarHost } from '../ui/snackbar-host.tsx'
import { tellFailure, watchAdminRefusals } from './admin-errors.ts'
import { createAdminRouter } from './admin-router.tsx'
import { ADMIN_TITLE } from './admin-title.ts'

const createRunningSite = () => {
  const queryClient = createQueryClient(tellFailure)
  const router = createAdminRouter(queryClient)
  observeCalls(watchAdminRefusals(queryClient, router))
  siteTitle.set(ADMIN_TITLE)
  return { queryClient, router }
}

export const AdminSite = () => {
  const [{ queryClient, router }] = useState(createRunningSite)
  return (
    <AppTheme style="default">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SnackbarHost />
      </QueryClientProvider>
    </AppTheme>
  )
}
