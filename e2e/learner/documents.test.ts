import { expect, test, urlOf } from '../browser/test.ts'
import { message } from './login-form.ts'

test('a document comes by mail, and that it is on its way is said', async ({ page, house, signIn }) => {
  const app = await house.createApp()
  const user = await house.createUser({ app })
  await house.createDocument(app)
  await signIn(user)
  await page.goto(urlOf(app, '/dokumente'))
  await page.getByRole('button', { name: /per E-Mail senden$/ }).click()
  await expect(message(page, 'Das Dokument ist per E-Mail unterwegs zu dir.')).toBeVisible()
})
