import type { BrowserContext } from '@playwright/test'

/** The errors that a browser reported. */
type Complaint = { about: string; isAllowed: boolean }

export type Watch = {
  /** Expected errors in the browser's wording, which the journey causes itself. */
  allow: (...patterns: RegExp[]) => void
  /** Watches all tabs of a browser for errors and requests. */
  over: (context: BrowserContext) => Promise<void>
  complaints: () => string[]
  /** The addresses of all requests. */
  requestedUrls: () => URL[]
}

/** Reports a violation of the security policy as an error, with its details. */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`security policy: ${violatedDirective} forbids ${blockedURI} ${sample}`),
  )

/** A page that was left, or an unmounted component, aborts its requests: this is not a failure. */
const LEFT = 'net::ERR_ABORTED'

const isOurs = ({ protocol, hostname }: URL) =>
  ['data:', 'blob:', 'about:'].includes(protocol) ||
  hostname === 'localhost' ||
  hostname.endsWith('.localhost')

/**
 * Collects errors in the console and in scripts, failed requests, answers of 500 and above, and requests to
 * other hosts.
 */
export const startWatch = (): Watch => {
  const complaints: Complaint[] = []
  const allowedPatterns: RegExp[] = []
  const requestedUrls: URL[] = []
  const note = (about: string) => {
    complaints.push({ about, isAllowed: allowedPatterns.some((pattern) => pattern.test(about)) })
  }

  return {
    allow: (...patterns) => void allowedPatterns.push(...patterns),
    over: async (context) => {
      await context.addInitScript(reportViolations)
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(`script: ${error.error().message}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        requestedUrls.push(url)
        if (!isOurs(url)) note(`foreign address: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? ''
        if (reason !== LEFT) note(`request: ${request.url()} ${reason}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 500) note(`answer: ${response.url()} ${response.status()}`)
      })
    },
    complaints: () => complaints.filter(({ isAllowed }) => !isAllowed).map(({ about }) => about),
    requestedUrls: () => [...requestedUrls],
  }
}
