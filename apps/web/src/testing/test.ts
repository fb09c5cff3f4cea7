import { test as base, expect } from 'vitest'
import { type FakeServer, startFakeServer } from './fake-server.ts'

/** A component's test: with a fake server, and failing when the web asks it something that the test does not answer. */
export const test = base.extend<{ server: FakeServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs, here nothing
  server: async ({}, use) => {
    const server = startFakeServer()
    await use(server)
    server.stop()
    expect(server.unexpected, 'operations that were called without an answer').toEqual([])
  },
})

export { expect }
