import { randomUUID } from 'node:crypto'
import { addressIn } from '../browser/shell.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { choose } from '../learner/menu.ts'
import { heading } from '../learner/reading.ts'

const TEXTS = [
  { title: 'Nutzungsbedingungen', path: '/nutzungsbedingungen', section: 'Recht und Gerichtsstand' },
  { title: 'Datenschutz', path: '/datenschutz', section: 'Wie lange wir speichern' },
  { title: 'Impressum', path: '/impressum', section: 'Streitbeilegung' },
]

test('the legal texts open from the menu, section by section, with and without a login', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const section = (name: string) => page.getByRole('heading', { level: 2, name })
  await page.goto(urlOf(app, '/login'))
  for (const { title, path, section: name } of TEXTS)
    await test.step(title, async () => {
      await choose(page, 'Informationen', title)
      await expect(page).toHaveURL(addressIn(page.context(), app.host, path))
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveTitle(`${title} · ${app.title}`)
      await expect(page.getByText('Wohlauf Demo GmbH').or(page.getByText('kontakt@')).first()).toBeVisible()
      const contents = page.getByRole('navigation', { name: 'Inhalt dieser Seite' })
      await contents.locator('summary').click()
      await contents.getByRole('link', { name }).click()
      await expect(section(name)).toBeInViewport()
    })

  await test.step('the data protection text names buttons by their labels', async () => {
    await page.goto(urlOf(app, '/datenschutz'))
    // The labels are those that `elements.ts` and `export.test.ts` press.
    await expect(page.getByText('Bevor du auf „Video laden“ klickst')).toBeVisible()
    await expect(page.getByText('unter „Meine Daten herunterladen“ mit „Anfordern“')).toBeVisible()
  })

  await test.step('a link to a section opens at that section and leads on to the login', async () => {
    await page.goto('about:blank')
    await page.goto(urlOf(app, '/datenschutz#rechte'))
    await expect(section('Deine Rechte')).toBeInViewport()
    await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('a learner returns to the page from which they opened the text', async () => {
    await signIn(await testServer.createUser({ app }))
    await page.goto(urlOf(app, '/module'))
    await choose(page, 'Profil', 'Impressum')
    await expect(heading(page, 'Impressum')).toBeVisible()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page).toHaveURL(/\/module$/)
  })
})

test('a published statement opens from the menu, and a barrier is reported without a login', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  await testServer.publishLegalText(
    app,
    'ACCESSIBILITY',
    '<h2>Was noch nicht geht</h2><p>Videos haben keine Untertitel.</p>',
  )
  await page.goto(urlOf(app, '/login'))
  await choose(page, 'Informationen', 'Barrierefreiheit')
  await expect(page).toHaveURL(addressIn(page.context(), app.host, '/barrierefreiheit'))
  await expect(heading(page, 'Erklärung zur Barrierefreiheit')).toBeVisible()
  await expect(page.getByText('Videos haben keine Untertitel.')).toBeVisible()

  const report = page.getByRole('region', { name: 'Barriere melden' })
  const barrier = `Die Uhrzeit wird nicht vorgelesen. ${randomUUID()}`
  await report.getByRole('textbox', { name: 'Was hindert dich?' }).fill(barrier)
  await report.getByRole('textbox', { name: 'Wo?' }).fill('Tagebuch')
  await report.getByRole('button', { name: 'Barriere melden' }).click()
  await expect(report.getByText('Danke, deine Meldung ist bei uns.')).toBeVisible()
  const mail = await testServer.mails.next(testServer.supportEmailAddress, barrier)
  expect(mail).toMatchObject({ subject: 'Eine Barriere wurde gemeldet', replyTo: '' })
})
