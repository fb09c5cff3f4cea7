import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { getUsersForAppAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import {
  proveIdentityAsAdmin,
  removeSecondFactorOfUserAsAdmin,
} from '@wohlauf/contract/staff-security/staff-security'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { sampleManagedApp, sampleUserOfApp } from '../../testing/admin-samples.ts'
import { button, chooseFromMenu, dialogNamed, expectSaid } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const REMOVAL = 'Zweiten Faktor entfernen'

const answerWith = (server: FakeServer, ...users: ReturnType<typeof sampleUserOfApp>[]) =>
  server.on(getUsersForAppAsAdmin, { items: users, next: null })

const openUsers = (server: FakeServer) => {
  server.on(getAppsAsAdmin, [sampleManagedApp(100)])
  return openAdminScreen(server, ADMIN_ROUTES['admin-user-management-user-list'].path)
}

test('removes a second factor where there is one, once it is clear who asks for it', async ({ server }) => {
  answerWith(
    server,
    sampleUserOfApp(1),
    sampleUserOfApp(2, { role: 'ROLE_APP_MANAGER', hasSecondFactor: true }),
  )
  await openUsers(server)
  await button('Mehr zu: person-1@firma.de').click()
  await expect.element(page.getByRole('menuitem', { name: 'Deaktivieren' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: REMOVAL }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await chooseFromMenu('Mehr zu: person-2@firma.de', REMOVAL)
  const dialog = dialogNamed(REMOVAL)
  await expect
    .element(dialog)
    .toMatchTextContent('person-2@firma.de wird sofort auf allen Geräten abgemeldet')
  await expect.element(dialog).toMatchTextContent('dass die Person selbst dich darum bittet')
  await expectAccessible()
  expect(server.callsOf(removeSecondFactorOfUserAsAdmin)).toEqual([])
  const removal = server.hold(removeSecondFactorOfUserAsAdmin, {})
  await button(REMOVAL, dialog).click()
  await expect.element(button('Abbrechen', dialog)).toBeDisabled()
  answerWith(server, sampleUserOfApp(1), sampleUserOfApp(2, { role: 'ROLE_APP_MANAGER' }))
  removal.resume()
  await expectSaid('Zweiter Faktor wurde entfernt.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(removeSecondFactorOfUserAsAdmin).map(({ input }) => input))
    .toEqual([{ userId: idOf(2) }])
  await button('Mehr zu: person-2@firma.de').click()
  await expect.element(page.getByRole('menuitem', { name: 'Deaktivieren' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: REMOVAL }).query()).toBeNull()
})

test('a removal needs a fresh login, and continues after it', async ({ server }) => {
  answerWith(server, sampleUserOfApp(1, { isDisabled: true, hasSecondFactor: true }))
  server.refuse(removeSecondFactorOfUserAsAdmin, 'fresh-login-required')
  server.on(proveIdentityAsAdmin, () => {
    server.on(removeSecondFactorOfUserAsAdmin, {})
    return {}
  })
  await openUsers(server)
  await chooseFromMenu('Mehr zu: person-1@firma.de', REMOVAL)
  await button(REMOVAL, dialogNamed(REMOVAL)).click()
  const question = dialogNamed('Bist du es wirklich?')
  await question.getByLabelText(/^Passwort\W*$/).fill('irgendeins')
  await button('Bestätigen', question).click()
  await expectSaid('Zweiter Faktor wurde entfernt.')
  await expect.poll(() => server.callsOf(removeSecondFactorOfUserAsAdmin)).toHaveLength(2)
})

test('a removal that is refused says why, and leaves the dialog open', async ({ server }) => {
  answerWith(server, sampleUserOfApp(1, { hasSecondFactor: true }))
  server.refuse(removeSecondFactorOfUserAsAdmin, 'not-found')
  await openUsers(server)
  await chooseFromMenu('Mehr zu: person-1@firma.de', REMOVAL)
  await button(REMOVAL, dialogNamed(REMOVAL)).click()
  await expectSaid('Das wurde leider nicht gefunden.')
  await expect.element(dialogNamed(REMOVAL)).toBeVisible()
})
