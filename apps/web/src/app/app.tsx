import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { observeCalls } from '../api/call.ts'
import { createQueryClient } from '../api/query-client.ts'
import { appSettings, useAppSettings } from '../session/app-settings.ts'
import { AppTheme } from '../ui/app-theme.tsx'
import { siteTitle } from '../ui/page-title.ts'
import { SnackbarHost } from '../ui/snackbar-host.tsx'
import { onCommandOrQueryError, watchRefusals } from './errors.ts'
import { createAppRouter } from './routes/router.tsx'

const createRunningApp = () => {
  const queryClient = createQueryClient(onCommandOrQueryError)
  const router = createAppRouter(queryClient)
  observeCalls(watchRefusals(queryClient, router))
  const settings = appSettings.get()
  if (settings) siteTitle.set(settings.appTitle)
  appSettings.subscribe(() => siteTitle.set(appSettings.get()?.appTitle ?? siteTitle.get()))
  return { queryClient, router }
}

export const App = () => {
  const [{ queryClient, router }] = useState(createRunningApp)
  const settings = useAppSettings()
  return (
    <AppTheme style={settings?.appStyle ?? 'default'}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <SnackbarHost />
      </QueryClientProvider>
    </AppTheme>
  )
}
