import { REFUSALS } from '@wohlauf/contract/refusals'
import type { DemoApp } from '../../apps/server/src/demo/apps.ts'
import { nextButton } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { everyElement } from '../test-server/content.ts'
import { havingRead } from '../test-server/having-read.ts'
import { loginForm } from './login-form.ts'
import { heading } from './reading.ts'
import { expectForEverybody, open, SCREENS_OF_LEARNERS } from './screens.ts'

const FAILURE = REFUSALS['internal-error'].message

/** One app of each style. */
const STYLED: readonly { style: 'default' | 'wohlauf'; key: DemoApp['key'] }[] = [
  { style: 'default', key: 'nutrition' },
  { style: 'wohlauf', key: 'movement' },
]

for (const { style, key } of STYLED) {
  test(`in the style ${style}, the screens that one goes to are there for everybody`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const member = await testServer.demoMember(key)
    await page.goto(urlOf(member.app, '/login'))
    await expect(loginForm(page).submit).toBeVisible()
    await expectForEverybody(page)
    await signIn(member)
    for (const screen of SCREENS_OF_LEARNERS)
      await test.step(screen.name, async () => {
        await open(page, member.app, screen)
        await expectForEverybody(page)
      })
    await test.step('what a habit is about', async () => {
      await page.goto(urlOf(member.app, '/gewohnheiten'))
      await page
        .getByRole('button', { name: /^Mehr dazu/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toContainText(/Nach ungefähr \d+ Wochen? kannst du/)
      await expectForEverybody(page)
    })
  })

  test(`in the style ${style}, a module with all its elements is there for everybody`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const app = await testServer.createApp({ style })
    const user = await testServer.createUser({ app })
    const elements = await everyElement(testServer, app)
    const { moduleId } = await testServer.createModule(app, {
      title: 'Probemodul',
      pages: [{ title: 'Von allem etwas', elements, isExerciseIncluded: true }],
    })
    await signIn(user)
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(page, 'Von allem etwas')).toBeVisible()
    await test.step('untouched', () => expectForEverybody(page))

    await test.step('with the dialog that starts a habit', async () => {
      await page.getByRole('button', { name: 'Gewohnheit starten' }).click()
      const dialog = page.getByRole('dialog', { name: 'Ein Glas Wasser am Morgen' })
      await dialog.getByRole('checkbox', { name: 'Montag' }).check()
      await dialog.getByRole('checkbox', { name: 'Montag' }).uncheck()
      await dialog.getByRole('textbox', { name: 'Auslöser' }).focus()
      await expect(dialog.getByText('Es muss mindestens ein Wochentag ausgewählt werden')).toBeVisible()
      await expectForEverybody(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('with everything answered', async () => {
      await page.getByRole('button', { name: 'Falsch' }).click()
      await page.getByRole('checkbox', { name: 'Gelesen' }).check()
      await page.getByRole('button', { name: 'Leicht' }).click()
      await page.getByRole('checkbox', { name: 'Ich habe die Übung gemacht.' }).check()
      await expect(nextButton(page)).toBeEnabled()
      await expectForEverybody(page)
    })

    await test.step('at its end', async () => {
      await nextButton(page).click()
      await expect(heading(page, 'Modul "Probemodul" abschließen')).toBeVisible()
      await expectForEverybody(page)
    })
    await test.step('at its contents', async () => {
      await page.goto(urlOf(app, `/module/inhalt/${moduleId}?seite=inhalt`))
      await expect(heading(page, 'Probemodul')).toBeVisible()
      await expectForEverybody(page)
    })
  })
}

test('an app in which there is nothing yet says so, to everybody', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 404 .*get-module-query/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  for (const { path, words } of [
    { path: '/dashboard', words: 'Noch keine Module verfügbar.' },
    { path: '/module', words: 'Noch keine Module verfügbar.' },
    { path: '/gewohnheiten', words: 'Noch keine Gewohnheit gestartet' },
    { path: '/module/inhalt/00000000-0000-4000-8000-000000000000', words: 'Dieses Modul gibt es hier nicht' },
  ]) {
    await page.goto(urlOf(user.app, path))
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expectForEverybody(page)
  }
})

test('what cannot be fetched is said, with another try, to everybody', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/ERR_FAILED/)
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const module = await testServer.createModule(app, { title: 'Probemodul' })
  await havingRead(testServer, user, module.pages)
  await signIn(user)
  for (const { path, query, words, afterwards } of [
    {
      path: '/dashboard',
      query: 'get-dashboard-query',
      words: 'Dein Modul ist gerade nicht erreichbar',
      afterwards: 'Probemodul',
    },
    {
      path: '/module',
      query: 'get-modules-query',
      words: 'Die Module sind gerade nicht erreichbar',
      afterwards: 'Probemodul',
    },
    {
      path: `/module/inhalt/${module.moduleId}`,
      query: 'get-module-query',
      words: 'Das Modul ist gerade nicht erreichbar',
      afterwards: 'Modul "Probemodul" abschließen',
    },
    {
      path: '/gewohnheiten',
      query: 'get-habit-intents-query',
      words: 'Deine Gewohnheiten sind gerade nicht erreichbar',
      afterwards: 'Noch keine Gewohnheit gestartet',
    },
    {
      path: '/fortschritt',
      query: 'get-user-progress-query',
      words: 'Deine Punkte sind gerade nicht erreichbar',
      afterwards: 'Start',
    },
  ]) {
    await page.route(`**/${query}`, (route) => route.abort())
    await page.goto(urlOf(app, path))
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expectForEverybody(page)
    await page.unroute(`**/${query}`)
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('heading', { name: afterwards, exact: true })).toBeVisible()
  }
})

test('a failure of ours says whose it is, and what to do', async ({ page, testServer, signIn, watch }) => {
  watch.allow(/500/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await page.route('**/get-modules-query', (route) =>
    route.fulfill({ status: 500, json: { identifier: 'internal-error', message: FAILURE } }),
  )
  await page.goto(urlOf(user.app, '/module'))
  const alert = page.getByRole('alert')
  await expect(alert.getByText(FAILURE, { exact: true })).toBeVisible()
  await expect(alert.getByText('Das liegt an uns. Versuch es gleich noch einmal.')).toBeVisible()
  await expectForEverybody(page)
})
