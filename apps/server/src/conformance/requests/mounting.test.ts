import { command, query } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HANDLERS } from '../../composition/handlers.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { type AnyHandler, handle } from '../../platform/http/mount/handler.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const EmptyObject = z.object({})
const spec = { audience: 'learner', input: EmptyObject, output: EmptyObject } as const
const orphan = query('mounting/orphan-query', spec)
const orphanHandler = handle(orphan, async () => ({}))

const building = async (operations: typeof OPERATIONS, handlers: readonly AnyHandler[]) => {
  const server = await testServer.build(operations, handlers)
  await server.close()
}

test('the contract and the handlers make a complete server', async () => {
  await expect(building(OPERATIONS, HANDLERS)).resolves.toBeUndefined()
})

test('an operation without a handler stops the start with a message that names it', async () => {
  const attempt = building([...OPERATIONS, orphan], HANDLERS)
  await expect(attempt).rejects.toThrow(StartError)
  await expect(attempt).rejects.toThrow(/mounting\/orphan-query has 0 handlers/)
})

test('an operation with two handlers stops the start', async () => {
  const attempt = building([...OPERATIONS, orphan], [...HANDLERS, orphanHandler, orphanHandler])
  await expect(attempt).rejects.toThrow(/mounting\/orphan-query has 2 handlers/)
})

test('a handler whose operation is not in the contract stops the start', async () => {
  const attempt = building(OPERATIONS, [...HANDLERS, orphanHandler])
  await expect(attempt).rejects.toThrow(/mounting\/orphan-query/)
})

test('removing any handler stops the start', async () => {
  for (const handler of HANDLERS) {
    const others = HANDLERS.filter((other) => other !== handler)
    await expect(building(OPERATIONS, others)).rejects.toThrow(handler.operation.name)
  }
})

test('two operations of the same name stop the start', async () => {
  const twin = command('mounting/orphan-query', spec)
  const attempt = building(
    [...OPERATIONS, orphan, twin],
    [...HANDLERS, orphanHandler, handle(twin, async () => ({}))],
  )
  await expect(attempt).rejects.toThrow(/mounting\/orphan-query/)
})
