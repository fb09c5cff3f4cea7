import {
  createPublicationAsManager,
  getPublicationsAsManager,
  updatePublicationAsManager,
} from '@wohlauf/contract/publications/publications-as-manager'
import { userEvent } from 'vitest/browser'
import { button, dialogNamed, field, openAsManager, save } from '../../../testing/editing.ts'
import { samplePublication } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/literaturverzeichnis'

test('creates a book, and an online publication without the fields of a book', async ({ server }) => {
  server.on(getPublicationsAsManager, [])
  server.on(createPublicationAsManager, { publicationId: idOf(1) })
  await openAsManager(server, PATH)
  await button('Publikation erstellen').click()
  const form = dialogNamed('Publikation erstellen')
  await expect.element(field(form, 'Titel')).toHaveFocus()
  await field(form, 'Titel').fill('Gut essen')
  await field(form, 'Verlag').fill('DGE')
  await field(form, 'Autor').fill('Petra Muster')
  await field(form, 'Ausgabe').fill('2024')
  await save(form, 'Erstellen', 'Publikation wurde erstellt.')
  const common = { title: 'Gut essen', publisher: 'DGE' }
  const lastInput = () => server.callsOf(createPublicationAsManager).at(-1)?.input
  await expect
    .poll(() => lastInput())
    .toMatchObject({
      ...common,
      type: 'BOOK',
      author: 'Petra Muster',
      release: '2024',
      link: null,
    })

  await button('Publikation erstellen').click()
  await field(form, 'Titel').fill('Gut essen')
  await field(form, 'Verlag').fill('DGE')
  await field(form, 'Autor').fill('Doch keiner')
  await form.getByText('Online', { exact: true }).click()
  await field(form, 'Link').fill('https://dge.example')
  await save(form, 'Erstellen', 'Publikation wurde erstellt.')
  await expect
    .poll(() => lastInput())
    .toMatchObject({
      ...common,
      type: 'ONLINE',
      author: null,
      release: null,
      link: 'https://dge.example',
    })
})

test('says what a type needs, and what is not a link', async ({ server }) => {
  server.on(getPublicationsAsManager, [samplePublication(1)])
  await openAsManager(server, PATH)
  await button('Bearbeiten: Buch 1').click()
  const form = dialogNamed('Publikation bearbeiten')
  await field(form, 'Autor').clear()
  await userEvent.tab()
  const expectMessage = (message: string) => expect.element(form.getByText(message)).toBeVisible()
  await expectMessage('Dieses Feld ist erforderlich, wenn die der Typ "Buch" ist.')
  await form.getByText('Online', { exact: true }).click()
  await field(form, 'Link').fill('dge.example')
  await userEvent.tab()
  await expectMessage('Der Link ist leider nicht valide.')
  // Truncated, it would be another address, and a valid one.
  await field(form, 'Link').fill(`https://dge.example/${'x'.repeat(1981)}`)
  await userEvent.tab()
  await expectMessage('Der Wert darf höchstens 2000 Zeichen lang sein')
  await field(form, 'Link').clear()
  await userEvent.tab()
  await expectMessage('Dieses Feld ist erforderlich, wenn die der Typ "Online" ist.')
  await expect.element(button('Speichern', form)).toBeDisabled()
})

test('a link that was typed before the type changed to a book does not keep it from being saved', async ({
  server,
}) => {
  server.on(getPublicationsAsManager, [samplePublication(1)])
  server.on(updatePublicationAsManager, {})
  await openAsManager(server, PATH)
  await button('Bearbeiten: Buch 1').click()
  const form = dialogNamed('Publikation bearbeiten')
  await form.getByText('Online', { exact: true }).click()
  await field(form, 'Link').fill('www.dge.example')
  await form.getByText('Buch', { exact: true }).click()
  await save(form, 'Speichern', 'Publikation wurde angepasst.')
  await expect
    .poll(() => server.callsOf(updatePublicationAsManager)[0]?.input)
    .toMatchObject({ type: 'BOOK', link: null })
})
