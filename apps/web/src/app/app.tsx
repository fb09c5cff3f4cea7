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
import { AppOverlays } from './overlays/app-overlays.tsx'
import { redirectToAppHost } from './redirect-to-app-host.ts'
import { createAppRouter } from './routes/router.tsx'

/** Null while the browser leaves for the app's own host: nothing is asked here. */
const createRunningApp = () => {
  const settings = appSettings.get()
  if (settings && redirectToAppHost(settings)) return null
  const queryClient = createQueryClient(onCommandOrQueryError)
  const router = createAppRouter(queryClient)
  observeCalls(watchRefusals(queryClient, router))
  if (settings) siteTitle.set(settings.appTitle)
  appSettings.subscribe(() => siteTitle.set(appSettings.get()?.appTitle ?? siteTitle.get()))
  return { queryClient, router }
}

export const App = () => {
  const [running] = useState(createRunningApp)
  const settings = useAppSettings()
  if (!running) return null
  const { queryClient, router } = running
  return (
    <AppTheme style={settings?.appStyle ?? 'default'}>
      <QueryClientProvider client={queryClient}>
        <AppOverlays router={router} />
        <RouterProvider router={router} />
        <SnackbarHost />
      </QueryClientProvider>
    </AppTheme>
  )
}
