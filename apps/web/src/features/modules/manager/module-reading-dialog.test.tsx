import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { getModuleReadingAsManager, type ModuleReading } from '@wohlauf/contract/overview/overview'
import { expectAccessible } from '../../../testing/accessible.ts'
import { chooseFromMenu, dialogNamed, openAsManager } from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleModule } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const TITLE = 'Wo lesen sie nicht weiter?'

const READING: ModuleReading = {
  month: '2026-03-01',
  readers: 100,
  finished: null,
  pages: [
    {
      modulePageId: idOf(11),
      title: 'Anfang',
      reached: 100,
      votes: { helpful: 15, notHelpful: 5 },
      quizzes: [],
    },
    {
      modulePageId: idOf(12),
      title: 'Mitte',
      reached: 55,
      votes: null,
      quizzes: [
        {
          contentElementId: idOf(13),
          question: 'Wie viel ist genug?',
          answers: [
            { text: 'Zwei Liter', isCorrect: true, people: 30 },
            { text: 'Ein Glas', isCorrect: false, people: null },
          ],
        },
      ],
    },
  ],
}

const openReading = async (server: FakeServer, reading: ModuleReading) => {
  server.on(getModulesAsManager, [sampleModule(1, { title: 'Trinken' })])
  server.on(getModuleReadingAsManager, reading)
  await openAsManager(server, '/verwaltung/module')
  await chooseFromMenu('Mehr zu: Trinken', TITLE)
}

test('says how many have reached each page, and which answers they picked', async ({ server }) => {
  await openReading(server, READING)
  const dialog = dialogNamed(TITLE)
  await expect.element(dialog.getByText('Stand März 2026', { exact: false })).toBeVisible()
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Alle Zahlen sind geschätzt: Bei jeder Person entscheidet für jede Zahl auch der Zufall',
    )
  const pages = dialog.getByRole('listitem')
  await expect
    .element(pages.first())
    .toMatchTextContent('1. Anfangetwa 100 Personen100 %Etwa 15 von 20 fanden die Seite hilfreich.')
  await expect.element(pages.nth(1)).toMatchTextContent('2. Mitteetwa 55 Personen55 %')
  await expect.element(pages.nth(2)).toMatchTextContent('Zwei LiterRichtigetwa 30 Personen')
  await expect.element(pages.nth(3)).toMatchTextContent('Ein Glaskeine Angabe')
  await expectAccessible()
})

test('says that nothing was counted yet', async ({ server }) => {
  await openReading(server, { month: null, readers: null, finished: null, pages: [] })
  await expect
    .element(dialogNamed(TITLE))
    .toMatchTextContent(
      'Gezählt wird einmal im Monat, sobald etwa 20 Personen etwas darin gelesen haben; ein Konto zählt 30 Tage nach der Registrierung.',
    )
})
