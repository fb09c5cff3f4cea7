import { test as base, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { forgetAutosaveWriters } from '../authoring/autosave/autosaves.ts'
import { forgetServerTime } from '../ui/time/clock.ts'
import { type FakeServer, startFakeServer } from './fake-server.ts'

/**
 * A component test: with a fake server, and failing when the web calls an operation without a stated answer.
 */
export const test = base.extend<{ server: FakeServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern: none here
    async ({}, use) => {
      forgetServerTime()
      const server = startFakeServer()
      await use(server)
      // Pages that are still loading, and what was typed into them, must not ask the next test's server.
      await cleanup()
      forgetAutosaveWriters()
      server.stop()
      expect(server.unexpected, 'operations called without a stated answer').toEqual([])
    },
    // The screen of a test that asks nothing must not be there in the next one either.
    { auto: true },
  ],
})

const isDisabled = (element: Element): boolean =>
  element.closest(':disabled, [aria-disabled="true"]') !== null

// As Playwright's: also by `aria-disabled`, which a form's button has while something is missing.
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
