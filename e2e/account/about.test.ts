import { FEATURES } from '@wohlauf/contract/features'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, message } from '../learner/login-form.ts'
import { menus } from '../learner/menu.ts'
import { heading } from '../learner/reading.ts'
import { expectForEverybody } from '../learner/screens.ts'

const TITLE = 'Kleine Schritte, die bleiben.'

for (const style of ['default', 'wohlauf'] as const)
  test(`in the style ${style}, the page about the product is for everybody, and asks companies in`, async ({
    page,
    testServer,
  }) => {
    const app = await testServer.createApp({ style })
    await page.goto(urlOf(app, '/login'))
    await menus(page).getByRole('link', { name: 'Über Wohlauf' }).click()
    await expect(page).toHaveURL(urlOf(app, '/ueber-wohlauf'))
    await expect(heading(page, TITLE)).toBeVisible()
    await expectForEverybody(page)

    const companyName = `Probewerke ${app.appId}`
    await page.getByRole('button', { name: 'Zugang für dein Unternehmen anfragen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zugang für dein Unternehmen' })
    await dialog.getByRole('textbox', { name: 'Unternehmen' }).fill(companyName)
    await dialog.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Sven Sommer')
    await dialog.getByRole('textbox', { name: 'E-Mail Adresse' }).fill(`${app.appId}@journey.example`)
    await dialog.getByRole('textbox', { name: 'Telefonnummer' }).fill('+49 89 123456')
    await expectForEverybody(page)
    await dialog.getByRole('button', { name: 'Anfrage abschicken' }).click()
    await expect(message(page, 'Die Anfrage wurde abgeschickt.')).toBeVisible()
    await testServer.mails.next(testServer.supportEmailAddress, companyName)
  })

test('without the feature it is neither offered nor there', async ({ page, testServer }) => {
  const app = await testServer.createApp({ features: FEATURES.filter((feature) => feature !== 'ABOUT') })
  await page.goto(urlOf(app, '/ueber-wohlauf'))
  await expectLogin(page)
  await expect(menus(page).getByRole('button', { name: 'Informationen' })).toBeVisible()
  await expect(menus(page).getByRole('link', { name: 'Über Wohlauf' })).toHaveCount(0)
})

test('who is logged in is not offered it, and may read it', async ({ page, testServer, signIn }) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await page.goto(urlOf(user.app, '/ueber-wohlauf'))
  await expect(heading(page, TITLE)).toBeVisible()
  await expect(menus(page).getByRole('link', { name: 'Über Wohlauf' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
