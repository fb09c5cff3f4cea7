import {
  confirmExerciseOfModulePage,
  getModule,
  type ModulePage,
  markModulePageAsSeen,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import { onTestFinished } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { startOutbox } from '../../../../app/outbox/start-outbox.ts'
import { openScreen } from '../../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../../testing/reading.ts'
import { longText, openPromise, openQuiz } from '../../../../testing/sample-elements.ts'
import { sampleUser } from '../../../../testing/samples.ts'
import { stopOutbox } from '../../../../testing/stop-outbox.ts'
import { expect, test } from '../../../../testing/test.ts'

const next = () => page.getByRole('main').getByRole('button', { name: 'Weiter', exact: true })

/** 'Weiter' can be pressed, also by the arrow key, and leads to the open task, which shows the reason. */
const expectToLeadTo = async (task: Locator, note: string): Promise<void> => {
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
  expect(task.getByText(note).query()).toBeNull()
  next().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(task).toHaveFocus()
  await expect.element(task.getByText(note)).toBeInViewport()
  await expect.element(task).toHaveAccessibleDescription(note)
  window.scrollTo({ top: 0 })
  page.getByRole('heading', { level: 1 }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(task).toHaveFocus()
  await expect.element(task.getByText(note)).toBeInViewport()
}

type Case = {
  task: string
  title: string
  note: string
  given: Partial<ModulePage>
  perform: () => Promise<void>
}

const CASES: Case[] = [
  {
    task: 'a quiz',
    title: 'Kurz nachgedacht',
    note: 'Beantworte noch diese Frage, dann geht es weiter.',
    given: { contentElements: [longText(1), openQuiz(2), longText(3)] },
    perform: () => page.getByRole('button', { name: 'Falsch' }).click(),
  },
  {
    task: 'an acknowledgement',
    title: 'Mein Versprechen',
    note: 'Gib noch diese Bestätigung ab, dann geht es weiter.',
    given: { contentElements: [longText(1), openPromise(2), longText(3)] },
    perform: () => page.getByRole('checkbox', { name: 'Gelesen' }).click(),
  },
  {
    task: 'an exercise',
    title: 'Deine Übung',
    note: 'Hake noch diese Übung ab, dann geht es weiter.',
    given: { contentElements: [longText(1)], isExerciseIncluded: true },
    perform: () => page.getByRole('checkbox', { name: 'Ich habe die Übung gemacht.' }).click(),
  },
]

test.for(CASES)(
  "'Weiter' leads to the open task $task, and to the next page when it is done",
  async (task, { server }) => {
    const pages = pagesOf({ title: 'Mit Aufgabe', ...task.given }, { title: 'Danach' })
    serveModule(server, moduleWith(pages))
    const { address } = await openScreen({ server, path: addressIn(1), user: sampleUser() })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Mit Aufgabe' })).toBeVisible()
    await expectToLeadTo(page.getByRole('region', { name: task.title }), task.note)
    expect(address()).toBe(addressIn(1))
    expect(server.callsOf(markModulePageAsSeen)).toEqual([])

    await task.perform()
    await expect.element(page.getByText(task.note)).not.toBeInTheDocument()
    await expect.element(next()).toHaveAttribute('aria-disabled', 'false')
    await next().click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Danach' })).toBeVisible()
    await expect
      .poll(() => server.callsOf(markModulePageAsSeen).map(({ input }) => input))
      .toEqual([{ modulePageId: pages[0]?.modulePageId }])
  },
)

test('an exercise that is unticked while the tick is in flight stays unticked', async ({ server }) => {
  const pages = pagesOf({ title: 'Mit Übung', isExerciseIncluded: true }, { title: 'Danach' })
  serveModule(server, moduleWith(pages))
  const confirming = server.hold(confirmExerciseOfModulePage, {})
  server.on(retractExerciseOfModulePage, {})
  const { queryClient, router } = await openScreen({ server, path: addressIn(1), user: sampleUser() })
  startOutbox(queryClient, router)
  onTestFinished(stopOutbox)
  const box = page.getByRole('checkbox', { name: 'Ich habe die Übung gemacht.' })
  await box.click()
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(box).not.toBeChecked()
  confirming.resume()
  await expect.poll(() => server.callsOf(retractExerciseOfModulePage).length).toBe(1)
  await expect.element(box).not.toBeChecked()
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
})

test('when the server refuses to leave a page, its current state and the reason are shown', async ({
  server,
}) => {
  const pages = pagesOf({ title: 'Erste Seite' }, { title: 'Zweite Seite' })
  serveModule(server, moduleWith(pages))
  server.refuse(markModulePageAsSeen, 'module-page-has-open-tasks')
  const { address } = await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await expect.element(next()).toBeVisible()
  server.on(
    getModule,
    moduleWith(pagesOf({ title: 'Erste Seite', contentElements: [openQuiz(2)] }, { title: 'Zweite Seite' })),
  )
  await next().click()
  await expect
    .element(page.getByText('Auf dieser Seite ist noch etwas offen. Schließe es bitte zuerst ab.'))
    .toBeVisible()
  await expect.element(page.getByText('Stimmt das?')).toBeVisible()
  expect(address()).toBe(addressIn(1))
})
