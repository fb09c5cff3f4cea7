import { createSelfReflectionAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { button, chooseFromMenu, field, openAsManager, rowNamed, save } from '../testing/editing.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { SAMPLE_ELEMENTS } from '../testing/managed-elements.ts'
import { sampleContent, samplePage } from '../testing/managed-samples.ts'
import { idOf } from '../testing/sample-elements.ts'
import { expect, test } from '../testing/test.ts'

const open = async (server: FakeServer, more: Parameters<typeof samplePage>[1] = {}) => {
  server.on(getModuleAsManager, sampleContent([samplePage(1, more)]))
  await openAsManager(server, `/verwaltung/module/inhalte-verwalten/${idOf(1)}`)
}

const openQuiz = async (server: FakeServer): Promise<Locator> => {
  await open(server, { contentElements: [SAMPLE_ELEMENTS.QUIZ] })
  await button('Bearbeiten: Kurz gefragt').click()
  const form = rowNamed('Quiz bearbeiten')
  await expect.element(field(form, 'Antwort').first()).toHaveValue('Richtig')
  return form
}

const answers = (form: Locator) =>
  field(form, 'Antwort')
    .elements()
    .map((each) => (each as HTMLInputElement).value)
const right = (form: Locator) => form.getByRole('radio', { name: 'Diese Antwort ist richtig' })

test('an entry moves with all its fields', async ({ server }) => {
  const form = await openQuiz(server)
  await expect.element(button('Antwort 1 nach oben', form)).toBeDisabled()
  await expect.element(button('Antwort 2 nach unten', form)).toBeDisabled()
  await field(form, 'Erklärung').first().fill('Weil es stimmt')
  await button('Antwort 1 nach unten', form).click()
  await expect.poll(() => answers(form)).toEqual(['Falsch', 'Richtig'])
  await expect.element(field(form, 'Erklärung').nth(1)).toMatchTextContent('Weil es stimmt')
  await expect.element(right(form).nth(1)).toBeChecked()
})

test('when the right answer is removed, none is right until one is chosen', async ({ server }) => {
  const form = await openQuiz(server)
  await button('Antwort hinzufügen', form).click()
  await field(form, 'Antwort').nth(2).fill('Vielleicht')
  await field(form, 'Erklärung').nth(2).fill('Mal so')
  await expect.element(button('Speichern', form)).toBeEnabled()
  await button('Antwort 1 entfernen', form).click()
  await expect.poll(() => answers(form)).toEqual(['Falsch', 'Vielleicht'])
  // The focus is not in a field, because that would open the keyboard of a phone.
  await expect.element(right(form).first()).toHaveFocus()
  await expect.element(right(form).first()).not.toBeChecked()
  await expect.element(right(form).nth(1)).not.toBeChecked()
  await expect.element(button('Speichern', form)).toBeDisabled()
  await right(form).nth(1).click()
  await expect.element(button('Speichern', form)).toBeEnabled()
})

test('a quiz has at least two answers: the message comes with the removal, at the list', async ({
  server,
}) => {
  const form = await openQuiz(server)
  const text = form.getByText(MESSAGES.twoAnswersRequired)
  expect(text.query()).toBeNull()
  await button('Antwort 2 entfernen', form).click()
  await expect.element(button('Speichern', form)).toBeDisabled()
  await expect.element(text).toBeInViewport({ ratio: 0.9 })
  await expect.element(form.getByRole('alert')).toMatchTextContent(MESSAGES.twoAnswersRequired)
  await expect
    .element(form.getByRole('list').filter({ has: page.getByText('Antwort 1') }))
    .toHaveAccessibleDescription(MESSAGES.twoAnswersRequired)
  await expectAccessible()
  await button('Antwort 1 entfernen', form).click()
  await expect.element(text).toBeInViewport({ ratio: 0.9 })
})

test('an added entry takes the focus, in the field where typing begins', async ({ server }) => {
  const form = await openQuiz(server)
  await button('Antwort hinzufügen', form).click()
  await expect.element(field(form, 'Antwort').nth(2)).toHaveFocus()
  await userEvent.keyboard('Vielleicht')
  await expect.element(field(form, 'Antwort').nth(2)).toHaveValue('Vielleicht')
})

test('nothing of an entry is seen beside the buttons that stay at the end of the dialog', async ({
  server,
}) => {
  const form = await openQuiz(server)
  const foot = button('Speichern', form).element().parentElement as HTMLElement
  const entry = form.getByRole('listitem').first().element()
  // Frames and focus rings are outside of the entry.
  const [outer, inner] = [foot.getBoundingClientRect(), entry.getBoundingClientRect()]
  expect(outer.left).toBeLessThanOrEqual(inner.left - 4)
  expect(outer.right).toBeGreaterThanOrEqual(inner.right + 4)
})

test('the message of a list goes with its cause, and is not that of an entry', async ({ server }) => {
  const form = await openQuiz(server)
  await button('Antwort 2 entfernen', form).click()
  await button('Antwort hinzufügen', form).click()
  await expect.element(field(form, 'Antwort').nth(1)).toHaveValue('')
  expect(form.getByText(MESSAGES.twoAnswersRequired).query()).toBeNull()
  expect(form.getByText(MESSAGES.required).query()).toBeNull()
})

test('a self-reflection has at least one answer', async ({ server }) => {
  await open(server)
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', 'Selbstreflexion')
  const form = rowNamed('Selbstreflexion anlegen')
  await button('Möglichkeit 1 entfernen', form).click()
  await expect.element(form.getByText(MESSAGES.minOptions(1))).toBeInViewport({ ratio: 0.9 })
})

test('added, moved and removed entries are sent in their order', async ({ server }) => {
  await open(server)
  server.on(createSelfReflectionAsManager, { contentElementId: idOf(1) })
  await chooseFromMenu('Inhalt anlegen auf: Seite 1', 'Selbstreflexion')
  const form = rowNamed('Selbstreflexion anlegen')
  await field(form, 'Titel').fill('Ehrlich')
  await field(form, 'Frage').fill('Wie?')
  for (const [index, answer] of ['Eins', 'Zwei', 'Drei'].entries()) {
    if (index > 0) await button('Möglichkeit hinzufügen', form).click()
    await field(form, 'Antwort').nth(index).fill(answer)
    await field(form, 'Reaktion').nth(index).fill(`Zu ${answer}`)
  }
  await button('Möglichkeit 3 nach oben', form).click()
  await button('Möglichkeit 1 entfernen', form).click()
  await save(form, 'Anlegen', 'Selbstreflexion wurde erstellt.')
  await expect
    .poll(() => server.callsOf(createSelfReflectionAsManager)[0]?.input)
    .toMatchObject({
      selfReflectionOptions: [
        { answer: 'Drei', reaction: '<p>Zu Drei</p>' },
        { answer: 'Zwei', reaction: '<p>Zu Zwei</p>' },
      ],
    })
})
