import { keyboard } from '../browser/input-device.ts'
import { test } from '../browser/test.ts'
import { POINTS_OF_INTRODUCTION, pointsOf } from './expected-points.ts'
import { celebrate } from './level-up.ts'
import { arrive, beginMainJob, complete, openModule, readAllPages } from './main-job.ts'

test('a module can be read to its end with nothing but a keyboard', async ({ page, testServer, watch }) => {
  const job = await beginMainJob(page, { testServer, watch, device: keyboard, app: 'movement' })
  await arrive(job)
  await openModule(job)
  await readAllPages(job)
  await complete(job)
  await celebrate(page, keyboard, POINTS_OF_INTRODUCTION + pointsOf(job.module).completed)
})
