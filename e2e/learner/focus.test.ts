import type { Locator, Page } from '@playwright/test'
import { tabTo } from '../browser/keyboard.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { everyElement, openQuiz, text } from '../test-server/content.ts'
import { loginForm } from './login-form.ts'
import { heading } from './reading.ts'

/** More often than a dialog has stops, so that the focus has come round. */
const ROUND = 25

/** The focus comes into a dialog, cannot leave it by the tab key, and goes back to where it was with Escape. */
const expectKeepsFocus = async (page: Page, opener: Locator, dialog: Locator): Promise<void> => {
  await tabTo(opener)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (let step = 0; step < ROUND; step += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('on the login the focus goes from top to bottom, and to the first field by way of the skip link', async ({
  page,
  testServer,
}) => {
  await page.goto(urlOf(await testServer.demoApp('nutrition'), '/login'))
  const { emailAddress, password, submit } = loginForm(page)
  await emailAddress.fill('jemand@journey.example')
  await password.fill('irgendeins')
  await password.blur()
  await page.reload()
  await expect(emailAddress).toBeVisible()
  const skipLink = page.getByRole('link', { name: 'Zum Inhalt' })
  await page.keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(emailAddress).toBeFocused()
  await page.keyboard.type('jemand@journey.example')
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type('irgendeins')
  await tabTo(submit)
})

test('dialogs keep the focus while they are open, and give it back', async ({ page, testServer, signIn }) => {
  const member = await testServer.demoMember('nutrition')
  await signIn(member)
  await page.goto(urlOf(member.app, '/gewohnheiten'))
  const opener = page.getByRole('button', { name: /^Mehr dazu/ }).first()
  await expectKeepsFocus(page, opener, page.getByRole('dialog'))

  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const { moduleId } = await testServer.createModule(app, {
    pages: [{ elements: await everyElement(testServer, app) }],
  })
  await signIn(user)
  await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
  await expectKeepsFocus(
    page,
    page.getByRole('button', { name: 'Gewohnheit starten' }),
    page.getByRole('dialog', { name: 'Ein Glas Wasser am Morgen' }),
  )
})

test('after a page was turned the focus stands at its heading, and an answer is announced', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const { moduleId } = await testServer.createModule(app, {
    pages: [
      { title: 'Vorweg', elements: [text()] },
      { title: 'Frage', elements: [openQuiz()] },
    ],
  })
  await signIn(user)
  await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
  await expect(heading(page, 'Vorweg')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(heading(page, 'Frage')).toBeFocused()

  // Only a region that is there before its text is read out when the text comes.
  const announcement = page.getByRole('region', { name: 'Kurz nachgedacht' }).getByRole('status')
  await expect(announcement).toBeAttached()
  await expect(announcement).toBeEmpty()
  await announcement.evaluate((region) => region.setAttribute('data-before', ''))
  const answer = page.getByRole('button', { name: 'Falsch' })
  await answer.click()
  await expect(announcement).toContainText('Das stimmt leider nicht.')
  await expect(announcement).toHaveAttribute('data-before')
  await expect(answer).toBeFocused()
})
