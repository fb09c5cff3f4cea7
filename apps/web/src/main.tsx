import './ui/theme/trusted-types.ts'
import './ui/theme/styles.css'
import './ui/theme/mantine-styles.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { removeAnswersOfEnded, storeAnswersBy } from './api/device-answers.ts'
import { storedSession } from './api/stored-session.ts'
import { App } from './app/app.tsx'
import { startErrorReporting } from './app/error-reporting/error-reporting.ts'
import { watchSite } from './app/overlays/site-condition.ts'
import { prepareSignedInPages } from './app/routes/route-pages.ts'
import { siteSettings } from './app/site-settings.ts'
import { watchInstallPrompt } from './session/install/install-prompt.ts'
import { watchBrowserPush } from './session/push/browser-push.ts'
import { loadChunk } from './ui/chunks/chunk-failure.ts'
import { untilFont } from './ui/theme/until-font.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no root element for the app')
const rootOptions = startErrorReporting()
watchSite()
watchInstallPrompt()
watchBrowserPush(siteSettings.hasWorker)
storeAnswersBy(
  loadChunk(() => import('./device/device-answers.ts').then(({ deviceAnswers }) => deviceAnswers)),
)
if (storedSession.token !== null) prepareSignedInPages()
else removeAnswersOfEnded()
const show = () =>
  createRoot(root, rootOptions).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// A transition renders the first time in slices, between which the browser responds to touch.
void untilFont().then(() => startTransition(show))
