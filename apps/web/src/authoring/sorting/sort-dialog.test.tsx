import {
  getModulesAsManager,
  type ManagedModule,
  updateOrderOfModulesAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { type Locator, page, userEvent } from 'vitest/browser'
import { button, dialogNamed, expectSaid, message, openAsManager, rows, save } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { tabTo } from '../../testing/focus.ts'
import { sampleModule } from '../../testing/managed-samples.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'

const threeModules = () => [1, 2, 3].map((number) => sampleModule(number))

/** The list of modules with its sort dialog open; the fake server stores the sent order. */
const openSorting = async (server: FakeServer): Promise<Locator> => {
  let list: ManagedModule[] = threeModules()
  server.on(getModulesAsManager, () => list)
  server.on(updateOrderOfModulesAsManager, ({ sortedIdsOfModules }) => {
    list = sortedIdsOfModules.flatMap((id) => list.filter(({ moduleId }) => moduleId === id))
    return {}
  })
  await openAsManager(server, '/verwaltung/module')
  await button('Sortieren').click()
  return dialogNamed('Module sortieren')
}

const handle = (form: Locator, number: number) => button(`Modul ${number}: Titel ${number} verschieben`, form)
const saveOrder = (form: Locator) => save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')

const expectOrder = async (list: Locator, order: readonly number[]) => {
  for (const [index, number] of order.entries())
    await expect.element(list.nth(index)).toMatchTextContent(`Titel ${number}`)
}

/** Everything announced to a screen reader from now on. */
const recordAnnouncements = (form: Locator): string[] => {
  const announcements: string[] = []
  const status = form.getByRole('status').element()
  new MutationObserver(() => announcements.push(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  return announcements
}

test('by button: a changed order can be saved', async ({ server }) => {
  const form = await openSorting(server)
  await expect.element(button('Reihenfolge speichern', form)).toBeDisabled()
  await expect.element(button('Modul 1: Titel 1 nach oben', form)).toBeDisabled()
  await expect.element(button('Modul 3: Titel 3 nach unten', form)).toBeDisabled()
  await button('Modul 1: Titel 1 nach unten', form).click()
  await saveOrder(form)
  await expectOrder(rows(), [2, 1, 3])
  await expect
    .poll(() => server.callsOf(updateOrderOfModulesAsManager).map(({ input }) => input))
    .toEqual([{ sortedIdsOfModules: [2, 1, 3].map(idOf) }])
})

test('a button that has moved its item to an end is disabled, and the focus goes to the other one', async ({
  server,
}) => {
  const form = await openSorting(server)
  const up = button('Modul 3: Titel 3 nach oben', form)
  await tabTo(up)
  await userEvent.keyboard('{Enter}')
  await expect.element(up).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(up).toBeDisabled()
  await expect.element(button('Modul 3: Titel 3 nach unten', form)).toHaveFocus()
})

test('by button: the new place is announced, and an item picked up by a key is dropped', async ({
  server,
}) => {
  const form = await openSorting(server)
  await expect.element(handle(form, 1)).toHaveAccessibleDescription(/„nach oben“ und „nach unten“/)
  handle(form, 1).element().focus()
  await userEvent.keyboard('[Space]')
  await expect.element(handle(form, 1)).toHaveAttribute('aria-pressed', 'true')
  // A screen reader presses it like this: the focus stays on the handle.
  const down = button('Modul 1: Titel 1 nach unten', form).element() as HTMLElement
  down.click()
  await expect.element(handle(form, 1)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(form.getByRole('status')).toMatchTextContent('Modul 1: Titel 1: Platz 2 von 3.')
  await expectOrder(form.getByRole('listitem'), [2, 1, 3])
})

test('an order that is restored needs no saving', async ({ server }) => {
  const form = await openSorting(server)
  await button('Modul 1: Titel 1 nach unten', form).click()
  await expect.element(button('Reihenfolge speichern', form)).toBeEnabled()
  await button('Modul 1: Titel 1 nach oben', form).click()
  await expect.element(button('Reihenfolge speichern', form)).toBeDisabled()
})

test('by keyboard: each step is announced, and no key of a fast sequence is lost', async ({ server }) => {
  const form = await openSorting(server)
  await expect.element(handle(form, 3)).toBeVisible()
  handle(form, 3).element().focus()
  await expect.element(handle(form, 3)).toHaveAccessibleDescription(/Drücke die Leertaste/)
  const announcements = recordAnnouncements(form)
  await userEvent.keyboard('[Space][ArrowUp][ArrowUp][Space]')
  await expectOrder(form.getByRole('listitem'), [3, 1, 2])
  await expect
    .poll(() => announcements)
    .toEqual([
      'Modul 3: Titel 3 aufgenommen, Platz 3 von 3.',
      'Modul 3: Titel 3: Platz 2 von 3.',
      'Modul 3: Titel 3: Platz 1 von 3.',
      'Modul 3: Titel 3 abgelegt auf Platz 1 von 3.',
    ])
  await expect.element(handle(form, 3)).toHaveFocus()
  await saveOrder(form)
  await expectOrder(rows(), [3, 1, 2])
})

test('Escape restores a moved item, and closes the dialog only when none is moved', async ({ server }) => {
  const form = await openSorting(server)
  await expect.element(handle(form, 1)).toBeVisible()
  handle(form, 1).element().focus()
  await userEvent.keyboard('[Space][ArrowDown][Escape]')
  await expect.element(form.getByRole('status')).toMatchTextContent('Modul 1: Titel 1 bleibt, wo es war.')
  await expectOrder(form.getByRole('listitem'), [1, 2, 3])
  await userEvent.keyboard('[Escape]')
  await expect.element(form).not.toBeInTheDocument()
  expect(server.callsOf(updateOrderOfModulesAsManager)).toEqual([])
})

test('an item moved by keyboard is dropped when the focus moves on', async ({ server }) => {
  const form = await openSorting(server)
  await expect.element(handle(form, 1)).toBeVisible()
  handle(form, 1).element().focus()
  await userEvent.keyboard('[Space]')
  await expect.element(handle(form, 1)).toHaveAttribute('aria-pressed', 'true')
  await userEvent.tab()
  await expect.element(handle(form, 1)).toHaveAttribute('aria-pressed', 'false')
  await expect
    .element(form.getByRole('status'))
    .toMatchTextContent('Modul 1: Titel 1 abgelegt auf Platz 1 von 3.')
})

test('by dragging', async ({ server }) => {
  const form = await openSorting(server)
  await expect.element(handle(form, 3)).toBeVisible()
  const announcements = recordAnnouncements(form)
  await userEvent.dragAndDrop(handle(form, 3), handle(form, 1), { targetPosition: { x: 10, y: 10 } })
  await expectOrder(form.getByRole('listitem'), [3, 1, 2])
  await expect.poll(() => announcements).toContain('Modul 3: Titel 3: Platz 1 von 3.')
  expect(announcements.at(-1)).toBe('Modul 3: Titel 3 abgelegt auf Platz 1 von 3.')
  await saveOrder(form)
  await expectOrder(rows(), [3, 1, 2])
})

test('a pointer that moves before the next rendering still drags', async ({ server }) => {
  const form = await openSorting(server)
  await expect.element(handle(form, 3)).toBeVisible()
  const row = handle(form, 3).element()
  const target = handle(form, 2).element().getBoundingClientRect()
  const { left, top, height } = row.getBoundingClientRect()
  const send = (type: string, clientY: number) =>
    row.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        button: 0,
        pointerId: 1,
        clientX: left + 10,
        clientY,
      }),
    )
  // A synthetic pointer cannot be captured.
  row.setPointerCapture = () => {}
  send('pointerdown', top + height / 2)
  send('pointermove', target.top + 10)
  send('pointerup', target.top + 10)
  await expectOrder(form.getByRole('listitem'), [1, 3, 2])
})

test('a drag cancelled by the system changes nothing', async ({ server }) => {
  const form = await openSorting(server)
  await expect.element(handle(form, 3)).toBeVisible()
  const row = handle(form, 3).element()
  row.setPointerCapture = () => {}
  const { left, top } = row.getBoundingClientRect()
  const at = { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX: left + 10 }
  row.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: top + 10 }))
  row.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: top - 200 }))
  row.dispatchEvent(new PointerEvent('pointercancel', { ...at, clientY: top - 200 }))
  await expect.element(form.getByRole('status')).toMatchTextContent('Modul 3: Titel 3 bleibt, wo es war.')
  await expectOrder(form.getByRole('listitem'), [1, 2, 3])
  await expect.element(button('Reihenfolge speichern', form)).toBeDisabled()
})

test.for([
  ['conflict', 'Das wurde inzwischen geändert.'],
  ['not-found', 'Das wurde leider nicht gefunden.'],
] as const)(
  'an order of outdated items is refused, and the newest list can be sorted: %s',
  async ([refusal, message], { server }) => {
    const form = await openSorting(server)
    await button('Modul 2: Titel 2 nach oben', form).click()
    server.refuse(updateOrderOfModulesAsManager, refusal)
    server.on(getModulesAsManager, [...threeModules(), sampleModule(4)])
    await button('Reihenfolge speichern', form).click()
    await expectSaid(message)
    await expect.element(form.getByRole('listitem').nth(3)).toMatchTextContent('Titel 4')
    await expectOrder(form.getByRole('listitem'), [1, 2, 3, 4])
    await expect.element(rows().nth(3)).toMatchTextContent('Titel 4')
  },
)

test('an order that cannot be saved for another reason can be retried', async ({ server }) => {
  const form = await openSorting(server)
  await button('Modul 2: Titel 2 nach oben', form).click()
  server.refuse(updateOrderOfModulesAsManager, 'internal-error')
  await button('Reihenfolge speichern', form).click()
  await expect.element(message('Es ist ein interner Fehler aufgetreten')).toBeVisible()
  await expectOrder(form.getByRole('listitem'), [2, 1, 3])
  await expect.element(button('Reihenfolge speichern', form)).toBeEnabled()
})

test('a reopened sort dialog begins with the list’s order', async ({ server }) => {
  const form = await openSorting(server)
  await button('Modul 2: Titel 2 nach oben', form).click()
  await button('Abbrechen', form).click()
  await expect.element(form).not.toBeInTheDocument()
  await button('Sortieren').click()
  await expectOrder(form.getByRole('listitem'), [1, 2, 3])
})

test('a list of one cannot be sorted', async ({ server }) => {
  server.on(getModulesAsManager, [sampleModule(1)])
  await openAsManager(server, '/verwaltung/module')
  await expect.element(page.getByRole('link', { name: 'Modul 1: Titel 1' })).toBeVisible()
  expect(button('Sortieren').query()).toBeNull()
})
