import { keyboard } from '../browser/input-device.ts'
import { pressWithKeyboard } from '../browser/keyboard.ts'
import { expect, test } from '../browser/test.ts'
import { POINTS_OF_INTRODUCTION, pointsOf } from './expected-points.ts'
import { celebrate } from './level-up.ts'
import { expectLogin } from './login-form.ts'
import { arrive, beginMainJob, complete, openModule, readPages } from './main-job.ts'
import { menus } from './menu.ts'

test('a learner can use the app from the login through a module to the logout with the keyboard alone', async ({
  page,
  testServer,
  watch,
}) => {
  const job = await beginMainJob(page, { testServer, watch, device: keyboard, app: 'movement' })
  await arrive(job)
  await openModule(job)
  await readPages(job, job.module.pages)
  await complete(job)
  await celebrate(page, keyboard, POINTS_OF_INTRODUCTION + pointsOf(job.module).completed)
  await test.step('logs out', async () => {
    await pressWithKeyboard(menus(page).getByRole('button', { name: 'Profil' }))
    const entry = page.getByRole('menuitem', { name: 'Abmelden' })
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(entry).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expectLogin(page)
  })
})
