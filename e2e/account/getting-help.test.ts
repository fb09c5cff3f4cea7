import { randomUUID } from 'node:crypto'
import { addressIn } from '../browser/shell.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { choose, menus } from '../learner/menu.ts'
import { heading } from '../learner/reading.ts'
import { openDialog } from './profile.ts'

test('a company and a learner can write to the support, and get a confirmation', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const { supportEmailAddress: support } = testServer
  const emailAddress = `${randomUUID()}@journey.example`

  await test.step('a company asks for access on the page about the product', async () => {
    await page.goto(urlOf(app, '/login'))
    await menus(page).getByRole('link', { name: 'Über Wohlauf' }).click()
    await expect(page).toHaveURL(addressIn(page.context(), app.host, '/ueber-wohlauf'))
    await expect(heading(page, 'Kleine Schritte, die bleiben.')).toBeVisible()
    const button = 'Zugang für dein Unternehmen anfragen'
    const dialog = await openDialog(page, button, 'Zugang für dein Unternehmen')
    const inputs = {
      Unternehmen: 'Blechle & Söhne GmbH',
      'Vor- und Nachname': 'Sven Sommer',
      'E-Mail Adresse': emailAddress,
      Telefonnummer: '+49 89 123456',
    }
    for (const [name, value] of Object.entries(inputs))
      await dialog.getByRole('textbox', { name }).fill(value)
    await dialog.getByRole('button', { name: 'Anfrage abschicken' }).click()
    await expect(message(page, 'Die Anfrage wurde abgeschickt.')).toBeVisible()
    await expect(dialog).toBeHidden()
    const { replyTo, text } = await testServer.mails.next(support, emailAddress)
    expect(replyTo).toContain(emailAddress)
    for (const sent of Object.values(inputs)) expect(text).toContain(sent)
    await testServer.mails.next(emailAddress, 'Wir haben deine Anfrage erhalten')
  })

  await test.step('a learner’s message', async () => {
    const user = await testServer.createUser({ app })
    await signIn(user)
    await page.goto(urlOf(app, '/dashboard'))
    await choose(page, 'Profil', 'Support')
    await expect(page.getByText('spätestens nach 48 Stunden')).toBeVisible()
    const dialog = await openDialog(page, 'Support anfordern', 'Support anfordern')
    const sent = `Das Video bleibt stehen. ${randomUUID()}`
    await dialog.getByRole('textbox', { name: 'Nachricht' }).fill(sent)
    await dialog.getByRole('button', { name: 'Abschicken' }).click()
    await expect(message(page, 'Die Nachricht wurde abgeschickt.')).toBeVisible()
    const mail = await testServer.mails.next(support, sent)
    expect(mail).toMatchObject({ subject: 'Supportanfrage: Technisches Problem', replyTo: user.emailAddress })
    const { text } = await testServer.mails.next(user.emailAddress, 'Wir haben deine Nachricht erhalten')
    expect(text).not.toContain(sent)
  })
})

test('a user who cannot log in can write to the support, and gets a confirmation @browser', async ({
  page,
  testServer,
}) => {
  const address = `${randomUUID()}@journey.example`
  const mark = `Was nun? <b>${randomUUID()}</b>`
  const app = await testServer.createApp()
  const { supportEmailAddress: support } = testServer
  await page.goto(urlOf(app, '/login'))
  const dialog = await openDialog(page, 'Nachricht schreiben', 'Technischer Support')
  await dialog.getByRole('textbox', { name: 'E-Mail Adresse' }).fill(address)
  await dialog.getByRole('textbox', { name: 'Nachricht' }).fill(`Ich komme nicht hinein.\n${mark}`)
  await dialog.getByRole('button', { name: 'Nachricht abschicken' }).click()
  await expect(message(page, 'Die Nachricht wurde abgeschickt.')).toBeVisible()
  const mail = await testServer.mails.next(support, address)
  expect(mail.replyTo).toContain(address)
  expect(mail.text).toContain(mark)
  expect(mail.html).not.toContain('<b>')
  const { text } = await testServer.mails.next(address, 'Wir haben deine Nachricht erhalten')
  expect(text).not.toContain('Ich komme nicht hinein')
})
