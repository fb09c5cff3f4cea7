import {
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser'
import { isWorthReporting } from './is-worth-reporting.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** Every report passes through here, regardless of the integrations below: personal data are removed. */
const cleanTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options)
  return { ...transport, send: (envelope) => transport.send(withoutPersonalData(envelope)) }
}

/** @returns a function that reports a caught error (specification, section 8) */
export const startSentry = (dsn: string): ((error: unknown) => void) => {
  init({
    dsn,
    release: `wohlauf@${__APP_VERSION__}`,
    transport: cleanTransport,
    // Transactions, which every server with this protocol understands.
    traceLifecycle: 'static',
    tracesSampleRate: 1.0,
    // Prevents headers on our own calls.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    sendClientReports: false,
    // Other implementations compare messages: displayed texts must stay unchanged.
    enhanceFetchErrorMessages: false,
    // The default integrations also record console output, and count visits.
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // A clicked element is named by its label, which may contain a user's own text.
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, xhr: false }),
      browserTracingIntegration({ enableInp: false }),
    ],
    beforeSend: (event, { originalException }) => (isWorthReporting(originalException) ? event : null),
  })
  return (error) => void captureException(error)
}
