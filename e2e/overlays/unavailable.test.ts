import type { Page } from '@playwright/test'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication'
import { getModules } from '@wohlauf/contract/modules'
import { REFUSALS, type RefusalName } from '@wohlauf/contract/refusals'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { fetchThrough } from './fetch-through.ts'

const refuse = (page: Page, path: string, identifier: RefusalName) => {
  const { status, message } = REFUSALS[identifier]
  return page.route(`**${path}*`, (route) => route.fulfill({ status, json: { identifier, message } }))
}

test('an unavailable server is shown where it was called, with a retry, and is not maintenance', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of (409|503)/, /^answer: .* (409|503)$/, /gerade nicht erreichbar/)
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  const maintenance = page.getByRole('dialog', { name: 'Im Wartungsmodus' })
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  const list = page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })

  for (const identifier of ['unavailable', 'overloaded', 'busy'] as const)
    await test.step(`a list that is ${identifier}`, async () => {
      await refuse(page, getModules.path, identifier)
      await page.goto(urlOf(app, '/module'))
      await expect(page.getByRole('alert').getByText(REFUSALS[identifier].message).first()).toBeVisible()
      await expect(maintenance).toBeHidden()
      await page.unroute(`**${getModules.path}*`)
      await retry.click()
      await expect(list).toBeVisible()
    })

  await test.step('a page that is opened while the database is unavailable', async () => {
    await refuse(page, getAuthenticatedUser.path, 'unavailable')
    await page.route(urlOf(app, '/module'), async (route) => {
      const document = await (await fetchThrough(route)).text()
      const body = document.replace(/(id="app-settings">).*?(<\/script>)/, '$1null$2')
      await route.fulfill({ status: 503, contentType: 'text/html; charset=utf-8', body })
    })
    await page.goto(urlOf(app, '/module'))
    await expect(page.getByRole('heading', { name: 'Das hat nicht geklappt' })).toBeVisible()
    await expect(page.getByText(REFUSALS.unavailable.message)).toBeVisible()
    await expect(maintenance).toBeHidden()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.unroute(`**${getAuthenticatedUser.path}*`)
    await retry.click()
    await expect(list).toBeVisible()
  })
})
