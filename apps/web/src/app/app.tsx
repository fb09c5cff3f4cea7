import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { useState } from 'react'
import { callForApp, observeCalls } from '../api/call.ts'
import { createQueryClient } from '../api/query-client.ts'
import { beginAgainForAnother, watchPerson } from '../session/another-person.ts'
import { appSettings, useAppSettings } from '../session/app-settings.ts'
import { showFailure } from '../session/show-failure.ts'
import { SnackbarHost } from '../ui/feedback/snackbar-host.tsx'
import { siteTitle } from '../ui/layout/page-title.ts'
import { AppTheme } from '../ui/theme/app-theme.tsx'
import { watchRefusals } from './errors.ts'
import { startWorker } from './offline/start-worker.ts'
import { startOutbox } from './outbox/start-outbox.ts'
import { AppOverlays } from './overlays/app-overlays.tsx'
import { redirectToAppHost } from './redirect-to-app-host.ts'
import { createAppRouter } from './routes/router.tsx'

const applySettings = (settings: AppSettings | null): void => {
  if (!settings) return
  siteTitle.set(settings.appTitle)
  callForApp(settings.appId)
}

/** Null while the browser redirects to the app's main host: no call is made here. */
const createRunningApp = () => {
  const settings = appSettings.get()
  if (settings && redirectToAppHost(settings)) return null
  const queryClient = createQueryClient(showFailure)
  const router = createAppRouter(queryClient)
  observeCalls(watchRefusals(queryClient, router))
  watchPerson(beginAgainForAnother)
  startOutbox(queryClient, router)
  startWorker(queryClient)
  applySettings(settings)
  appSettings.subscribe(() => applySettings(appSettings.get()))
  return { queryClient, router }
}

export const App = () => {
  const [running] = useState(createRunningApp)
  const settings = useAppSettings()
  if (!running) return null
  const { queryClient, router } = running
  return (
    <AppTheme
      style={settings?.appStyle ?? 'default'}
      scale={settings?.appScale}
      nightScale={settings?.appNightScale}
    >
      <QueryClientProvider client={queryClient}>
        <AppOverlays router={router} />
        <RouterProvider router={router} />
        <SnackbarHost />
      </QueryClientProvider>
    </AppTheme>
  )
}
