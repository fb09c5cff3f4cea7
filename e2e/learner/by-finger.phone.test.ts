import { touch } from '../browser/input-device.ts'
import { swipe } from '../browser/swipe.ts'
import { expect, test } from '../browser/test.ts'
import { POINTS_OF_INTRODUCTION, pointsOf } from './expected-points.ts'
import { celebrate } from './level-up.ts'
import { arrive, beginMainJob, complete, openModule, readAllPages } from './main-job.ts'
import { heading } from './reading.ts'

test('a module can be read to its end by tapping and swiping', async ({ page, testServer, watch }) => {
  const job = await beginMainJob(page, { testServer, watch, device: touch, app: 'stress' })
  await arrive(job)
  await openModule(job)
  await readAllPages(job)
  await test.step('and back by swiping the other way', async () => {
    const last = job.module.pages.at(-1)?.title ?? ''
    await expect(async () => {
      await swipe(page, 'right')
      await expect(heading(page, last)).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(async () => {
      await swipe(page, 'left')
      await expect(page).toHaveURL(/abschluss/, { timeout: 3_000 })
    }).toPass()
  })
  await complete(job)
  await celebrate(page, touch, POINTS_OF_INTRODUCTION + pointsOf(job.module).completed)
})
