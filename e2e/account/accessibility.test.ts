import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal-texts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectForEverybody } from '../learner/screens.ts'
import { openDialog, openProfile, passwordField } from './profile.ts'

/** Every dialog of the profile, by what opens it. */
const DIALOGS = {
  'that change the login and the reminders': [
    { button: 'E-Mail Adresse ändern', title: 'E-Mail Adresse ändern' },
    { button: 'Passwort ändern', title: 'Passwort ändern' },
    { button: 'Benachrichtigungen anpassen', title: 'Benachrichtigungen' },
  ],
  'that end something': [
    { button: 'Überall abmelden', title: 'Überall abmelden?' },
    { button: /widerrufen$/, title: HEALTH_DATA_CONSENT.withdrawal.title },
    { button: 'Konto löschen', title: 'Konto löschen' },
  ],
}

for (const style of ['default', 'wohlauf'] as const) {
  for (const [which, dialogs] of Object.entries(DIALOGS))
    test(`in the style ${style}, the profile and its dialogs ${which} are there for everybody`, async ({
      page,
      testServer,
      signIn,
    }) => {
      const user = await testServer.createUser({ app: await testServer.createApp({ style }) })
      await testServer.signIn(user)
      await signIn(user)
      await openProfile(page, user.app)
      await expect(page.getByRole('listitem')).toHaveCount(2)
      await expectForEverybody(page)
      for (const { button, title } of dialogs)
        await test.step(title, async () => {
          const dialog = await openDialog(page, button, title)
          await expectForEverybody(page)
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
        })
    })

  test(`in the style ${style}, what is wrong in a dialog is said to everybody`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const user = await testServer.createUser({ app: await testServer.createApp({ style }) })
    await signIn(user)
    await openProfile(page, user.app)
    const address = await openDialog(page, 'E-Mail Adresse ändern', 'E-Mail Adresse ändern')
    const field = address.getByRole('textbox', { name: 'Neue E-Mail Adresse' })
    const submit = address.getByRole('button', { name: 'Link schicken' })
    for (const [typed, words] of [
      ['keine Adresse', 'Die E-Mail-Adresse ist nicht gültig'],
      [` ${user.emailAddress.toUpperCase()} `, 'Das ist bereits die aktuelle E-Mail Adresse'],
    ] as const) {
      await field.fill(typed)
      await field.blur()
      await expect(address.getByText(words)).toBeVisible()
      await expect(submit).toBeDisabled()
      await expectForEverybody(page)
    }
    await page.keyboard.press('Escape')
    await expect(address).toBeHidden()

    const password = await openDialog(page, 'Passwort ändern', 'Passwort ändern')
    await passwordField(password, 'Aktuelles Passwort').fill(user.password)
    await passwordField(password, 'Neues Passwort').fill('kurz')
    await passwordField(password, 'Neues Passwort wiederholen').fill('anders')
    await passwordField(password, 'Neues Passwort wiederholen').blur()
    await expect(password.getByText('mindestens 8 Zeichen lang')).toBeVisible()
    await expectForEverybody(page)
  })

  test(`in the style ${style}, the question for the consent and the support are there for everybody`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const app = await testServer.createApp({ style })
    await signIn(
      await testServer.createUser({ app, healthConsentVersion: null, hasCompletedOnboarding: false }),
    )
    await openProfile(page, app)
    await expectForEverybody(page)
    const question = await openDialog(page, /Einwilligung .* ansehen$/, HEALTH_DATA_CONSENT.title)
    await expectForEverybody(page)
    await question.getByRole('button', { name: HEALTH_DATA_CONSENT.declineLabel }).click()
    await expect(question).toBeHidden()

    await page.goto(urlOf(app, '/support'))
    await expect(page.getByRole('heading', { name: 'Wie können wir dir helfen?' })).toBeVisible()
    await expectForEverybody(page)
    await openDialog(page, 'Support anfordern', 'Support anfordern')
    await expectForEverybody(page)
  })
}
