import type { Browser } from '@playwright/test'
import { codeOfDemoAdmin, DEMO_ADMIN } from '@wohlauf/demo/admin'
import { DEMO_PASSWORD } from '@wohlauf/demo/apps'
import { logIn } from '../learner/login-form.ts'
import { openDevice } from './open-as.ts'
import { ADMIN_SITE } from './product.ts'

/** Opens a tab of the admin site, after both steps of the login. */
export const openAsAdmin = async (browser: Browser) => {
  const page = await openDevice(browser, {})
  await page.goto(`${ADMIN_SITE}/login`)
  await logIn(page, { emailAddress: DEMO_ADMIN, password: DEMO_PASSWORD })
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOfDemoAdmin(new Date()))
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  return page
}
