import { expect, test, urlOf } from '../browser/test.ts'
import { message } from './login-form.ts'

test('a document comes by mail, and that it is on its way is said', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  await testServer.createDocument(app)
  await signIn(user)
  await page.goto(urlOf(app, '/dokumente'))
  await page.getByRole('button', { name: /per E-Mail senden$/ }).click()
  await expect(message(page, 'Das Dokument ist per E-Mail unterwegs zu dir.')).toBeVisible()
})
