import { test as base, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { forgetAutosaveWriters } from '../authoring/drafts/autosave/autosaves.ts'
import { forgetServerTime } from '../ui/time/clock.ts'
import { type FakeServer, startFakeServer } from './fake-server.ts'

/**
 * A component test with a fake server, which fails when the web calls an operation without a stated answer.
 */
export const test = base.extend<{ server: FakeServer }>({
  server: [
    async ({}, use) => {
      forgetServerTime()
      const server = startFakeServer()
      await use(server)
      // Pages that are still loading, and their drafts, must not call the next test's server.
      await cleanup()
      forgetAutosaveWriters()
      server.stop()
      expect(server.unexpected, 'operations called without a stated answer').toEqual([])
    },
    // Unmounts the screen even for tests that do not use the server.
    { auto: true },
  ],
})

const isDisabled = (element: Element): boolean =>
  element.closest(':disabled, [aria-disabled="true"]') !== null

// Like Playwright's, but also by `aria-disabled`, which a form's button has while input is missing.
expect.extend({
  toBeDisabled: (element: Element) => ({
    pass: isDisabled(element),
    message: () => `${element.outerHTML} is ${isDisabled(element) ? 'disabled' : 'enabled'}`,
  }),
  toBeEnabled: (element: Element) => ({
    pass: !isDisabled(element),
    message: () => `${element.outerHTML} is ${isDisabled(element) ? 'disabled' : 'enabled'}`,
  }),
})

export { expect }
