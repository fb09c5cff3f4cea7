import { test as base, expect } from 'vitest'
import { type FakeServer, startFakeServer } from './fake-server.ts'

/**
 * A component test: with a fake server, and failing when the web calls an operation without a stated answer.
 */
export const test = base.extend<{ server: FakeServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from the pattern: none here
  server: async ({}, use) => {
    const server = startFakeServer()
    await use(server)
    server.stop()
    expect(server.unexpected, 'operations called without a stated answer').toEqual([])
  },
})

export { expect }
