import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { login } from '@wohlauf/contract/authentication/authentication'
import { createHabitAsManager, getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { getDataExport } from '@wohlauf/contract/own-data/data-export'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { createContactMessage, createSupportMessage } from '@wohlauf/contract/support/support'
import { type Locator, page, userEvent } from 'vitest/browser'
import { button, dialogNamed, expectReportsTooLong, field, openAsManager } from '../testing/editing.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { idOf } from '../testing/sample-elements.ts'
import { sampleApp, sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { snackbarQueue } from '../ui/feedback/snackbar-queue.ts'

type FormKind = {
  kind: string
  operation: AnyOperation
  output: object
  /** Opens the form, and fills in valid values. */
  open: (server: FakeServer) => Promise<Locator>
  submitLabel: string
  /** The path of a field in the input; `label` is its label on the screen. */
  path: string
  label: string
}

const openLogin = async (server: FakeServer): Promise<Locator> => {
  await openScreen({ server, path: '/login' })
  const form = page.getByRole('main')
  await field(form, 'E-Mail Adresse').fill('jemand@muster.example')
  await form.getByLabelText(/^Passwort\W*$/).fill('irgendeins')
  // The rules of the fields are loaded after them.
  await expect.element(form.getByRole('button', { name: 'Anmelden' })).toBeEnabled()
  return form
}

const openHabit = async (server: FakeServer): Promise<Locator> => {
  server.on(getHabitsAsManager, [])
  await openAsManager(server, '/verwaltung/gewohnheiten')
  await button('Gewohnheit erstellen').click()
  const form = dialogNamed('Gewohnheit erstellen')
  await field(form, 'Titel').fill('Ein Glas Wasser')
  await field(form, 'Einleitung').fill('Gleich nach dem Aufstehen.')
  return form
}

const openSupport = async (server: FakeServer): Promise<Locator> => {
  await openScreen({ server, path: '/support', user: sampleUser() })
  await page.getByRole('main').getByRole('button', { name: 'Support anfordern' }).click()
  const form = dialogNamed('Support anfordern')
  await field(form, 'Nachricht').fill('Das Video bleibt stehen.')
  return form
}

const FORMS: FormKind[] = [
  {
    kind: 'the support dialog',
    operation: createSupportMessage,
    output: {},
    open: openSupport,
    submitLabel: 'Abschicken',
    path: 'message',
    label: 'Nachricht',
  },
  {
    kind: 'a manager’s dialog',
    operation: createHabitAsManager,
    output: { habitId: idOf(1) },
    open: openHabit,
    submitLabel: 'Erstellen',
    path: 'introduction',
    label: 'Einleitung',
  },
  {
    kind: 'the login',
    operation: login,
    output: { ...sampleApp, user: sampleUser('ROLE_SPONSOR_MANAGER') },
    open: openLogin,
    submitLabel: 'Anmelden',
    path: 'emailAddress',
    label: 'E-Mail Adresse',
  },
  {
    kind: 'a dialog above the login, with a field of the same name',
    operation: createContactMessage,
    output: {},
    open: async (server) => {
      await openLogin(server)
      await button('Nachricht schreiben').click()
      const form = dialogNamed('Technischer Support')
      await field(form, 'E-Mail Adresse').fill('jemand@muster.example')
      await field(form, 'Nachricht').fill('Der Link geht nicht.')
      return form
    },
    submitLabel: 'Nachricht abschicken',
    path: 'emailAddress',
    label: 'E-Mail Adresse',
  },
  {
    kind: 'a dialog of the profile',
    operation: requestEmailAddressChange,
    output: {},
    open: async (server) => {
      server.on(getOwnSessions, [])
      server.on(getDataExport, { requestedAt: null, availableUntil: null })
      await openScreen({ server, path: '/profil', user: sampleUser() })
      await button('E-Mail Adresse ändern').click()
      const form = dialogNamed('E-Mail Adresse ändern')
      await field(form, 'Neue E-Mail Adresse').fill('neu@muster.example')
      return form
    },
    submitLabel: 'Link schicken',
    path: 'userEmailAddress',
    label: 'Neue E-Mail Adresse',
  },
]

const WRONG = 'Der Wert ist nicht gültig'

test.for(FORMS)('$kind: a refused field shows its message and gets the focus', async (kind, { server }) => {
  server.refuse(kind.operation, 'not-valid', { [kind.path]: WRONG })
  const dialog = await kind.open(server)
  await button(kind.submitLabel, dialog).click()
  await expect.element(dialog.getByText(WRONG)).toBeVisible()
  await expect.element(field(dialog, kind.label)).toHaveFocus()
  expect(page.getByText(REFUSALS['not-valid'].message).query()).toBeNull()
})

test.for(FORMS)(
  '$kind: a refusal without a field is shown, and the form can be sent again',
  async (kind, { server }) => {
    server.refuse(kind.operation, 'not-valid', { nothingOfThisForm: WRONG })
    const dialog = await kind.open(server)
    await button(kind.submitLabel, dialog).click()
    await expect.element(page.getByText(REFUSALS['not-valid'].message)).toBeVisible()
    await expect.element(button(kind.submitLabel, dialog)).toBeEnabled()
    server.on(kind.operation, kind.output)
    await button(kind.submitLabel, dialog).click()
    await expect.element(field(dialog, kind.label)).not.toBeInTheDocument()
    await expect.poll(() => server.callsOf(kind.operation)).toHaveLength(2)
  },
)

test.for(FORMS)('$kind: two presses at the same moment send one request', async (kind, { server }) => {
  const answer = server.hold(kind.operation, kind.output)
  const dialog = await kind.open(server)
  await expect.element(button(kind.submitLabel, dialog)).toBeEnabled()
  const submit = button(kind.submitLabel, dialog).element() as HTMLButtonElement
  submit.click()
  submit.click()
  answer.resume()
  await expect.element(field(dialog, kind.label)).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(kind.operation)).toHaveLength(1)
})

test('the first invalid field on the screen gets the focus', async ({ server }) => {
  server.refuse(createHabitAsManager, 'not-valid', { introduction: WRONG, minRuntime: WRONG })
  const form = await openHabit(server)
  await button('Erstellen', form).click()
  await expect.element(form.getByText(WRONG).first()).toBeVisible()
  await expect.element(field(form, 'Mindestlaufzeit in Wochen')).toHaveFocus()
})

test('the message above the button of a form disappears with the next change', async ({ server }) => {
  server.refuse(createContactMessage, 'too-many-requests')
  await openLogin(server)
  await button('Nachricht schreiben').click()
  const form = dialogNamed('Technischer Support')
  await field(form, 'E-Mail Adresse').fill('jemand@muster.example')
  await field(form, 'Nachricht').fill('Der Link geht nicht.')
  await button('Nachricht abschicken', form).click()
  const alert = form.getByRole('alert').getByText(REFUSALS['too-many-requests'].message)
  await expect.element(alert).toBeVisible()
  await field(form, 'Nachricht').fill('Der Link geht immer noch nicht.')
  await expect.element(alert).not.toBeInTheDocument()
})

/** Hovers over a message, so that it stays beyond its time. */
const pointAt = (message: Locator) =>
  message.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))

test.for([
  ['closed', 'Schließen'],
  ['sent again', 'Erstellen'],
] as const)('the message of a failure is closed when its form is %s', async ([, press], { server }) => {
  const form = await openHabit(server)
  server.refuse(createHabitAsManager, 'unavailable')
  await button('Erstellen', form).click()
  const message = page.getByText(REFUSALS.unavailable.message)
  await expect.element(message).toBeVisible()
  pointAt(message)
  server.hold(createHabitAsManager, { habitId: idOf(1) })
  await form.getByRole('button', { name: press }).click()
  await expect.poll(() => snackbarQueue.get().filter(({ isHidden }) => !isHidden)).toEqual([])
})

test('the arrow keys of a number stop at the limit that its operation states', async ({ server }) => {
  const form = await openHabit(server)
  const weeks = field(form, 'Mindestlaufzeit in Wochen')
  await weeks.fill('51')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(weeks).toHaveValue('52')
  await weeks.fill('2')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(weeks).toHaveValue('1')
})

test.for<[string, (server: FakeServer) => Promise<Locator>, string, number]>([
  ['learners', openSupport, 'Nachricht', 4000],
  ['managers', openHabit, 'Titel', 255],
  ['visitors', openLogin, 'E-Mail Adresse', 254],
])('a text of %s that is too long is reported, not cut off', async ([, open, label, limit], { server }) => {
  const form = await open(server)
  await expectReportsTooLong(form, field(form, label), limit)
})

test('a password is not cut off', async ({ server }) => {
  const form = await openLogin(server)
  const password = form.getByLabelText(/^Passwort\W*$/)
  await password.fill('x'.repeat(1025))
  await userEvent.tab()
  await expect.element(form.getByText('Der Wert darf höchstens 1024 Zeichen lang sein')).toBeVisible()
})
