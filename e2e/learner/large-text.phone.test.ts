import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal-texts'
import { openDialog } from '../account/profile.ts'
import { mouse } from '../browser/input-device.ts'
import { expectReadable, writeLarge } from '../browser/large-text.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { everyElement } from '../test-server/content.ts'
import { goThroughIntroduction } from './introduction.ts'
import { loginForm } from './login-form.ts'
import { menus } from './menu.ts'
import { heading } from './reading.ts'
import { open, SCREENS_OF_LEARNERS, type Screen } from './screens.ts'

const FURTHER_SCREENS: readonly Screen[] = [
  { name: 'the profile', path: '/profil', heading: 'Profil' },
  { name: 'the support', path: '/support', heading: 'Wie können wir dir helfen?' },
  { name: 'the imprint', path: '/impressum', heading: 'Impressum' },
  { name: 'data protection', path: '/datenschutz', heading: 'Datenschutz' },
  { name: 'the terms of use', path: '/nutzungsbedingungen', heading: 'Nutzungsbedingungen' },
]

test('on a phone, text of twice its size is cut, broken or covered on no screen', async ({
  page,
  testServer,
  signIn,
}) => {
  await writeLarge(page)
  const member = await testServer.demoMember('nutrition')
  const newcomer = await testServer.createUser({
    app: member.app,
    hasCompletedOnboarding: false,
    healthConsentVersion: null,
  })
  await page.goto(urlOf(member.app, '/login'))
  await expect(loginForm(page).submit).toBeVisible()
  await expectReadable(page)

  await test.step('the introduction', async () => {
    await signIn(newcomer)
    await page.goto(urlOf(newcomer.app, '/einfuehrung'))
    await goThroughIntroduction(page, mouse, () => expectReadable(page))
  })
  await test.step('the consent to health data', async () => {
    await page.goto(urlOf(newcomer.app, '/gewohnheiten'))
    await expect(heading(page, 'Gewohnheiten brauchen deine Einwilligung')).toBeVisible()
    await expectReadable(page)
    const dialog = await openDialog(page, 'Einwilligung ansehen', HEALTH_DATA_CONSENT.title)
    await expect(dialog.getByRole('button', { name: HEALTH_DATA_CONSENT.acceptLabel })).toBeInViewport({
      ratio: 1,
    })
    await expectReadable(page)
  })

  await signIn(member)
  for (const screen of [...SCREENS_OF_LEARNERS, ...FURTHER_SCREENS])
    await test.step(screen.name, async () => {
      await open(page, member.app, screen)
      await expectReadable(page)
    })
  await test.step('menus and dialogs', async () => {
    await page.goto(urlOf(member.app, '/profil'))
    for (const group of ['Lernen', 'Profil']) {
      await menus(page).getByRole('button', { name: group }).click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expectReadable(page)
      await page.keyboard.press('Escape')
    }
    for (const [path, button, title] of [
      ['/profil', 'Benachrichtigungen anpassen', 'Benachrichtigungen'],
      ['/support', 'Support anfordern', 'Support anfordern'],
      ['/gewohnheiten', 'Mehr dazu: Drei Zeilen ins Esstagebuch', 'Drei Zeilen ins Esstagebuch'],
    ] as const) {
      await page.goto(urlOf(member.app, path))
      await openDialog(page, button, title)
      await expectReadable(page)
    }
  })

  await test.step('a module with all its elements', async () => {
    const app = await testServer.createApp()
    const elements = await everyElement(testServer, app)
    const { moduleId } = await testServer.createModule(app, {
      title: 'Probemodul',
      pages: [{ title: 'Von allem etwas', elements, isExerciseIncluded: true }],
    })
    await signIn(await testServer.createUser({ app }))
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(page, 'Von allem etwas')).toBeVisible()
    await page.getByRole('button', { name: 'Falsch' }).click()
    await page.getByRole('button', { name: 'Leicht' }).click()
    await expectReadable(page)
    await page.getByRole('button', { name: 'Inhalt', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectReadable(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Gewohnheit starten' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectReadable(page)
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}?seite=inhalt`))
    await expect(heading(page, 'Probemodul')).toBeVisible()
    await expectReadable(page)
  })
})
