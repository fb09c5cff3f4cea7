import type { BrowserContext } from '@playwright/test'

/** What a browser had to complain about. */
type Complaint = { about: string; isAllowed: boolean }

export type Watch = {
  /** Complaints that a journey provokes itself, as the browser words them, are none. */
  allow: (...patterns: RegExp[]) => void
  /** Watches everything that happens in a browser, in all its tabs. */
  over: (context: BrowserContext) => Promise<void>
  complaints: () => string[]
  /** Every address that was asked for. */
  asked: () => URL[]
}

/** Puts a violation of the security policy where errors are seen, with what it was about. */
const reportViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`security policy: ${violatedDirective} forbids ${blockedURI} ${sample}`),
  )

/** A page that is left, or a component that is gone, no longer waits for its answers: nothing has failed. */
const LEFT = 'net::ERR_ABORTED'

const isOurs = ({ protocol, hostname }: URL) =>
  ['data:', 'blob:', 'about:'].includes(protocol) ||
  hostname === 'localhost' ||
  hostname.endsWith('.localhost')

/** Notices errors in the console and in scripts, requests that fail, answers of 500 and above, and whoever else is asked. */
export const startWatch = (): Watch => {
  const noticed: Complaint[] = []
  const allowed: RegExp[] = []
  const asked: URL[] = []
  const note = (about: string) => {
    noticed.push({ about, isAllowed: allowed.some((pattern) => pattern.test(about)) })
  }

  return {
    allow: (...patterns) => void allowed.push(...patterns),
    over: async (context) => {
      await context.addInitScript(reportViolations)
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => note(`script: ${error.error().message}`))
      context.on('request', (request) => {
        const url = new URL(request.url())
        asked.push(url)
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
    complaints: () => noticed.filter(({ isAllowed }) => !isAllowed).map(({ about }) => about),
    asked: () => [...asked],
  }
}
