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

/** Whatever the parts below collect, this is the one door out: nothing personal passes. */
const cleanTransport: typeof makeFetchTransport = (options) => {
  const transport = makeFetchTransport(options)
  return { ...transport, send: (envelope) => transport.send(withoutPersonalData(envelope)) }
}

/**
 * Starts Sentry's reporter (specification, section 8).
 *
 * @returns reports an error that somebody has caught
 */
export const startSentry = (dsn: string): ((error: unknown) => void) => {
  init({
    dsn,
    release: `wohlauf@${__APP_VERSION__}`,
    transport: cleanTransport,
    // Transactions, which every server that speaks the protocol understands.
    traceLifecycle: 'static',
    tracesSampleRate: 1.0,
    // Nothing is added to our own calls.
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
    // Others compare messages; what is shown to people must stay as it is.
    enhanceFetchErrorMessages: false,
    // Its usual parts also keep what is written to the console, and count visits.
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      // What is clicked is named by its label, which may be somebody's own words.
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, xhr: false }),
      browserTracingIntegration({ enableInp: false }),
    ],
    beforeSend: (event, { originalException }) => (isWorthReporting(originalException) ? event : null),
  })
  return (error) => void captureException(error)
}
