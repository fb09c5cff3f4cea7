import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { prepareDemoWorld } from './demo-world.ts'

const house = await startTestServer()
afterAll(house.stop)
test('x', async () => {
  const t = performance.now()
  await prepareDemoWorld({ pool: house.pool, services: house.services, clock: house.clock.now }, 3000)
  console.log(performance.now() - t)
})
