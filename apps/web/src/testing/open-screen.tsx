import { getSessionEnd } from '@wohlauf/contract/authentication/session-end'
import { getPublishingModeAsManager } from '@wohlauf/contract/versions/publishing-mode'
import '../ui/theme/styles.css'
import '../ui/theme/mantine-styles.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import {
  dropAutosaveAsManager,
  getAutosaveAsManager,
  getAutosavesAsManager,
  keepAutosaveAsManager,
} from '@wohlauf/contract/autosaves/autosaves'
import { getStatesOfBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-versions-as-manager'
import { getNotificationStatus, getUnseenNotifications } from '@wohlauf/contract/dashboard/notifications'
import { getStatesOfExperienceReportsAsManager } from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { getFavouriteMarks } from '@wohlauf/contract/favourites/favourites'
import { getHelpfulVotes } from '@wohlauf/contract/feedback/feedback'
import { getFeedbackMessagesAsManager } from '@wohlauf/contract/feedback/feedback-as-manager'
import { getLegalVersions } from '@wohlauf/contract/legal/legal'
import { DATA_PROTECTION_VERSION, TERMS_VERSION } from '@wohlauf/contract/legal/legal-texts'
import { getStatesOfModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import type { InputOf, RefusalOf } from '@wohlauf/contract/operation'
import { getLastChangesAsManager, getModuleOverviewAsManager } from '@wohlauf/contract/overview/overview'
import { getUsesAsManager } from '@wohlauf/contract/overview/uses'
import { getChangedLegalTexts } from '@wohlauf/contract/own-data/legal-consents'
import { getStatesOfRecipesAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import { getUserProgress, LEVELS } from '@wohlauf/contract/user-progress/user-progress'
import type { AppSettings, SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { BRAND } from '@wohlauf/contract/values/brand'
import { cleanup } from 'vitest-browser-react'
import { createQueryClient } from '../api/query-client.ts'
import { storedSession } from '../api/stored-session.ts'
import { watchRefusals } from '../app/errors.ts'
import { AppOverlays } from '../app/overlays/app-overlays.tsx'
import { isInMaintenance, isOutdated, watchSite } from '../app/overlays/site-condition.ts'
import { type AppRouter, createAppRouter } from '../app/routes/router.tsx'
import { forgetAutosaveWriters } from '../authoring/drafts/autosave/autosaves.ts'
import { type PushClient, setPushClient } from '../native/push.ts'
import { appSettings } from '../session/app-settings.ts'
import { healthConsentQuestion } from '../session/health-consent-question.ts'
import { installPrompt, watchInstallPrompt } from '../session/install/install-prompt.ts'
import { offlineStart } from '../session/offline-start.ts'
import { isPushIntroductionOffered } from '../session/push/push-introduction.ts'
import { pushPermission } from '../session/push/push-permission.ts'
import { showFailure } from '../session/show-failure.ts'
import { beginVisit } from '../ui/dialogs/visit.ts'
import { SnackbarHost } from '../ui/feedback/snackbar-host.tsx'
import { snackbarQueue } from '../ui/feedback/snackbar-queue.ts'
import { siteTitle } from '../ui/layout/page-title.ts'
import { isOffline } from '../ui/state/is-offline.ts'
import { AppTheme } from '../ui/theme/app-theme.tsx'
import type { FakeServer } from './fake-server.ts'
import { forgetDevice, forgetTab } from './forget-device.ts'
import { observeSite } from './observe-site.ts'
import { render } from './render.tsx'
import { distantEnd, sampleApp } from './samples.ts'

type Screen = {
  server: FakeServer
  path: string
  user?: SessionUser | null
  /** Null if the server could not determine the app for the document. */
  app?: AppSettings | null
  /** The refusal of the session's first query, with a token on the device. */
  refusedSession?: RefusalOf<typeof getAuthenticatedUser>
  /** Keeps the device's storage: the site is reloaded, or used by another user of the same device. */
  isReload?: boolean
  /** What the client offers for push messages: nothing by default (`push-device.ts`). */
  push?: PushClient | null
}

watchSite()
watchInstallPrompt()

type Autosaves = { userId: string | null; byKey: Map<string, InputOf<typeof keepAutosaveAsManager>> }

const autosavesOf = new WeakMap<FakeServer, Autosaves>()

/** Stores drafts like the server: they are there again when their author opens the form again. */
const keepAutosaves = (server: FakeServer, userId: string | null): void => {
  const existing = autosavesOf.get(server)
  if (existing) {
    existing.userId = userId
    return
  }
  const autosaves: Autosaves = { userId, byKey: new Map() }
  autosavesOf.set(server, autosaves)
  const { byKey } = autosaves
  const keyOf = (name: string) => `${autosaves.userId} ${name}`
  if (!server.isAnswered(keepAutosaveAsManager))
    server.on(keepAutosaveAsManager, (autosave) => {
      byKey.set(keyOf(autosave.name), autosave)
      return {}
    })
  if (!server.isAnswered(dropAutosaveAsManager))
    server.on(dropAutosaveAsManager, ({ name }) => {
      byKey.delete(keyOf(name))
      return {}
    })
  if (!server.isAnswered(getAutosaveAsManager))
    server.on(getAutosaveAsManager, ({ name }) => byKey.get(keyOf(name)) ?? null)
  if (!server.isAnswered(getAutosavesAsManager))
    server.on(getAutosavesAsManager, () =>
      [...byKey]
        .filter(([key, { name }]) => key === keyOf(name))
        .map(([, { name, typedAt }]) => ({ name, typedAt })),
    )
}

/** Resets module-level state, which a reload would reset. */
const resetModules = async (app: AppSettings | null, isReload: boolean): Promise<void> => {
  await cleanup()
  forgetAutosaveWriters()
  if (isReload) forgetTab()
  else await forgetDevice()
  appSettings.set(app)
  healthConsentQuestion.set(null)
  isPushIntroductionOffered.set(false)
  pushPermission.set(null)
  installPrompt.set(null)
  offlineStart.set({ kind: 'waiting' })
  snackbarQueue.set([])
  beginVisit()
  for (const condition of [isInMaintenance, isOffline, isOutdated]) condition.set(false)
  siteTitle.set(app?.appTitle ?? BRAND)
}

/** Answers to the queries of the header, which is on every screen of a learner. */
export const progress = {
  healthPoints: 135,
  level: 1,
  levelName: LEVELS[1].name,
  necessaryHealthPointsOfCurrentLevel: LEVELS[1].threshold,
  necessaryHealthPointsOfNextLevel: LEVELS[2].threshold,
  lastCelebratedLevel: 1,
  userGoalProgress: [],
}

/**
 * Opens a path of the app's site completely: router, guard, shell, overlays, messages. Only the server is a
 * fake. The shell's own queries are answered with an empty state: no notifications, standard legal texts
 * without changes, no saved items, drafts or votes, no tasks or changes of managers, no publishing state, and a
 * session that has just begun.
 */
export const openScreen = async ({
  server,
  path,
  user = null,
  app = sampleApp,
  refusedSession,
  isReload = false,
  push = null,
}: Screen) => {
  await resetModules(app, isReload)
  setPushClient(push)
  if (!server.isAnswered(getUserProgress)) server.on(getUserProgress, progress)
  if (!server.isAnswered(getNotificationStatus))
    server.on(getNotificationStatus, { countOfUnhandledNotifications: 0 })
  if (!server.isAnswered(getUnseenNotifications)) server.on(getUnseenNotifications, [])
  if (!server.isAnswered(getFavouriteMarks)) server.on(getFavouriteMarks, [])
  if (!server.isAnswered(getHelpfulVotes)) server.on(getHelpfulVotes, [])
  if (!server.isAnswered(getChangedLegalTexts)) server.on(getChangedLegalTexts, [])
  if (!server.isAnswered(getFeedbackMessagesAsManager))
    server.on(getFeedbackMessagesAsManager, { items: [], next: null })
  if (!server.isAnswered(getSponsorsAsManager)) server.on(getSponsorsAsManager, [])
  for (const states of [
    getStatesOfModulesAsManager,
    getStatesOfRecipesAsManager,
    getStatesOfBlogArticlesAsManager,
    getStatesOfExperienceReportsAsManager,
  ])
    if (!server.isAnswered(states)) server.on(states, [])
  if (!server.isAnswered(getPublishingModeAsManager))
    server.on(getPublishingModeAsManager, { publishesOnSave: true })
  if (!server.isAnswered(getSessionEnd)) server.on(getSessionEnd, distantEnd())
  if (!server.isAnswered(getLastChangesAsManager)) server.on(getLastChangesAsManager, [])
  if (!server.isAnswered(getUsesAsManager)) server.on(getUsesAsManager, { uses: [], count: 0 })
  if (!server.isAnswered(getModuleOverviewAsManager)) server.on(getModuleOverviewAsManager, [])
  keepAutosaves(server, user?.id ?? null)
  if (!server.isAnswered(getLegalVersions))
    server.on(getLegalVersions, {
      termsOfUseVersion: TERMS_VERSION,
      dataProtectionVersion: DATA_PROTECTION_VERSION,
    })
  if (user) {
    storedSession.setToken('token-of-a-test')
    storedSession.setOwner((app ?? sampleApp).appId, user.id)
    server.on(getAuthenticatedUser, { ...(app ?? sampleApp), user })
  }
  if (refusedSession) {
    storedSession.setToken('token-of-a-test')
    server.refuse(getAuthenticatedUser, refusedSession)
  }
  const queryClient = createQueryClient(showFailure)
  const router: AppRouter = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  observeSite(watchRefusals(queryClient, router))
  await render(
    <AppTheme style={app?.appStyle ?? 'default'} scale={app?.appScale} nightScale={app?.appNightScale}>
      <QueryClientProvider client={queryClient}>
        <AppOverlays router={router} />
        <RouterProvider router={router} />
        <SnackbarHost />
      </QueryClientProvider>
    </AppTheme>,
  )
  return { address: () => router.state.location.href, router, queryClient }
}
