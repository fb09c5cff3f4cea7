import {
  createRecipeAsManager,
  getRecipesAsManager,
  updateRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { button, field, formNamed, link, openAsManager, save } from '../../../testing/editing.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { sampleRecipe } from '../../../testing/managed-samples.ts'
import { idOf } from '../../../testing/sample-elements.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/verwaltung/rezepte'
const creation = formNamed('Rezept erstellen')
const change = formNamed('Rezept bearbeiten')

const SALTS = ['Salz', 'Meersalz', 'Steinsalz'].map((ingredient) => ({
  amount: null,
  unit: 'TO_TASTE' as const,
  ingredient,
}))

const openNew = async (server: FakeServer) => {
  server.on(getRecipesAsManager, [])
  await openAsManager(server, PATH)
  await link('Rezept erstellen').click()
  await expect.element(field(creation, 'Name')).toHaveFocus()
}

const openChange = async (server: FakeServer, more: Parameters<typeof sampleRecipe>[1] = {}) => {
  server.on(getRecipesAsManager, [sampleRecipe(1, more)])
  server.on(updateRecipeAsManager, {})
  await openAsManager(server, PATH)
  await link('Rezept 1').click()
  await expect.element(field(change, 'Name')).toHaveValue('Rezept 1')
}

const sentOf = (server: FakeServer) => {
  const [call] = server.callsOf(updateRecipeAsManager)
  const input = call?.input as Record<string, string> | undefined
  const parse = (name: string) => JSON.parse(input?.[name] ?? 'null')
  return { input, files: call?.files, ingredients: parse('ingredients'), steps: parse('preparationSteps') }
}

test('a new recipe begins with 15 minutes, four portions, one ingredient and one step; it needs pictures', async ({
  server,
}) => {
  await openNew(server)
  await expect.element(field(creation, 'Gesamtzeit in Minuten')).toHaveValue('15')
  await expect.element(field(creation, 'Arbeitszeit in Minuten')).toHaveValue('15')
  await expect.element(field(creation, 'Portionen')).toHaveValue('4')
  await expect.element(creation.getByRole('combobox', { name: 'Einheit' })).toHaveValue('PIECE')
  await expectAccessible()
  await field(creation, 'Name').fill('Suppe')
  await field(creation, 'Menge').fill('2,5')
  await field(creation, 'Zutat').fill('Möhren')
  await field(creation, 'Anleitung').fill('Schneiden.')
  await expect.element(button('Erstellen', creation)).toBeDisabled()
  expect(server.callsOf(createRecipeAsManager)).toEqual([])
})

test.for([
  ['viel', 'Der Wert muss eine gültige Zahl sein'],
  ['1–2', 'Der Wert muss eine gültige Zahl sein'],
  ['0', 'Die Zahl muss mindestens 0,01 sein'],
  ['1,234', 'Die Zahl darf höchstens 2 Nachkommastellen haben'],
  ['', 'Eine Menge ist erforderlich, wenn die Einheit nicht "Nach Geschmack" ist.'],
] as const)('the amount "%s" says "%s"', async ([input, text], { server }) => {
  await openNew(server)
  const amount = field(creation, 'Menge')
  await amount.fill('1')
  await amount.fill(input)
  await field(creation, 'Zutat').click()
  await expect.element(creation.getByText(text)).toBeVisible()
})

test('an amount is typed as the pasted list has it, and an empty last row is not sent', async ({
  server,
}) => {
  await openChange(server, { ingredients: SALTS.slice(0, 1) })
  await button('Zutat hinzufügen', change).click()
  await field(change, 'Menge').nth(1).fill('1 1/2')
  await field(change, 'Zutat').nth(1).fill('Zwiebeln')
  await userEvent.keyboard('{Enter}')
  await expect.element(field(change, 'Menge').nth(2)).toHaveFocus()
  await button('Schritt hinzufügen', change).click()
  await button('Speichern', change).click()
  await expect
    .poll(() => sentOf(server).ingredients?.slice(1))
    .toEqual([{ amount: 1.5, unit: 'PIECE', ingredient: 'Zwiebeln' }])
  expect(sentOf(server).steps).toHaveLength(sampleRecipe(1).preparationSteps.length)
})

test('an added step takes the focus in its editor, an added ingredient in its amount', async ({ server }) => {
  await openNew(server)
  await field(creation, 'Anleitung').fill('Schneiden.')
  await button('Schritt hinzufügen', creation).click()
  await expect.element(field(creation, 'Anleitung').nth(1)).toHaveFocus()
  await button('Zutat hinzufügen', creation).click()
  await expect.element(field(creation, 'Menge').nth(1)).toHaveFocus()
})

test('the longest unit fits into its field', async ({ server }) => {
  await page.viewport(1440, 900)
  await openNew(server)
  const unit = creation.getByRole('combobox', { name: 'Einheit' })
  await unit.selectOptions('Nach Geschmack')
  const select = unit.element() as HTMLSelectElement
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
  const measure = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  measure.font = font
  const free =
    select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  expect(measure.measureText('Nach Geschmack').width).toBeLessThanOrEqual(free)
})

test('choosing "Nach Geschmack" clears the amount, and closes its field', async ({ server }) => {
  await openChange(server, { ingredients: [{ amount: 250, unit: 'GRAM', ingredient: 'Linsen' }] })
  await change.getByRole('combobox', { name: 'Einheit' }).selectOptions('Nach Geschmack')
  await expect.element(field(change, 'Menge')).toHaveValue('')
  await expect.element(field(change, 'Menge')).toBeDisabled()
  await save(change, 'Speichern', 'Rezept wurde angepasst.')
  expect(sentOf(server).ingredients).toEqual([{ amount: null, unit: 'TO_TASTE', ingredient: 'Linsen' }])
})

test('the message of a missing amount goes when "Nach Geschmack" needs none', async ({ server }) => {
  await openNew(server)
  await field(creation, 'Name').fill('Suppe')
  await field(creation, 'Zutat').fill('x')
  await field(creation, 'Zutat').fill('')
  await field(creation, 'Menge').click()
  await userEvent.tab()
  await expect.element(creation.getByText(MESSAGES.amountRequired)).toBeVisible()
  await expect.element(creation.getByText(MESSAGES.required)).toBeVisible()
  await creation.getByRole('combobox', { name: 'Einheit' }).selectOptions('Nach Geschmack')
  await expect.element(field(creation, 'Menge')).toBeDisabled()
  expect(creation.getByText(MESSAGES.amountRequired).query()).toBeNull()
  // The other message still applies.
  await expect.element(creation.getByText(MESSAGES.required)).toBeVisible()
})

test('the message of an entry moves with it, and goes with it', async ({ server }) => {
  await openChange(server, { ingredients: SALTS })
  const names = field(change, 'Zutat')
  const wrong = () => names.elements().map((each) => each.getAttribute('aria-invalid') === 'true')
  await names.nth(1).fill('')
  await userEvent.tab()
  await expect.poll(wrong).toEqual([false, true, false])
  await button('Zutat 2 nach unten', change).click()
  await expect.poll(wrong).toEqual([false, false, true])
  await button('Zutat 1 entfernen', change).click()
  await expect.poll(wrong).toEqual([false, true])
  await button('Zutat 2 nach oben', change).click()
  await expect.poll(wrong).toEqual([true, false])
  await button('Zutat 1 entfernen', change).click()
  await expect.poll(wrong).toEqual([false])
  expect(change.getByText(MESSAGES.required).query()).toBeNull()
})

test('empty steps that were left say so, also when another one is removed; the one typed into does not', async ({
  server,
}) => {
  await openChange(server, { preparationSteps: ['Eins', 'Zwei', 'Drei', 'Vier'] })
  for (const index of [1, 2]) await field(change, 'Anleitung').nth(index).fill('')
  await button('Schritt hinzufügen', change).click()
  await expect.element(field(change, 'Anleitung').nth(4)).toHaveFocus()
  const messages = () => change.getByText(MESSAGES.required).elements()
  await expect.poll(messages).toHaveLength(2)
  await button('Schritt 1 entfernen', change).click()
  await expect.element(button('Schritt 5 entfernen', change)).not.toBeInTheDocument()
  expect(messages()).toHaveLength(2)
})

test('changes a recipe without new pictures, and sends its revision', async ({ server }) => {
  await openChange(server)
  await button('Zutat 2 entfernen', change).click()
  await button('Schritt 3 nach oben', change).click()
  await field(change, 'Untertitel').fill('')
  await button('Glutenfrei', change).click()
  await button('Sesam', change).click()
  await save(change, 'Speichern', 'Rezept wurde angepasst.')
  const { input, files, ingredients, steps } = sentOf(server)
  expect(input).toMatchObject({
    recipeId: idOf(1),
    subTitle: '',
    tipBox: '<p>Schmeckt auch kalt.</p>',
    revision: '1',
  })
  expect(JSON.parse(input?.diets ?? '')).toEqual(['VEGAN', 'GLUTEN_FREE'])
  expect(JSON.parse(input?.allergens ?? '')).toEqual(['SESAME'])
  expect(ingredients.map(({ ingredient }: { ingredient: string }) => ingredient)).toEqual([
    'rote Linsen',
    'Olivenöl',
    'Salz',
  ])
  expect(steps).toEqual(['Alles schneiden.', 'Alles essen.', 'Alles <strong>kochen</strong>.'])
  expect(files).toEqual({})
})

test('a step is one item: Shift and Enter begin a line, and no paragraph is sent', async ({ server }) => {
  await openChange(server, { preparationSteps: ['Eins'] })
  const step = field(change, 'Anleitung')
  await step.click()
  await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}zwei')
  await save(change, 'Speichern', 'Rezept wurde angepasst.')
  expect(sentOf(server).steps).toEqual(['Eins<br>zwei'])
})

test.for(['Zutat', 'Schritt'])(
  'without the last one (%s) the recipe cannot be saved',
  async (entry, { server }) => {
    await openChange(server, {
      preparationSteps: ['Eins'],
      ingredients: [{ amount: 250, unit: 'GRAM', ingredient: 'Linsen' }],
    })
    await button(`${entry} 1 entfernen`, change).click()
    await expect.element(button('Speichern', change)).toBeDisabled()
    await expect.element(change.getByText(MESSAGES.minOptions(1))).toBeInViewport({ ratio: 0.9 })
    await button(`${entry} hinzufügen`, change).click()
    await expect.element(change.getByText(MESSAGES.minOptions(1))).not.toBeInTheDocument()
  },
)

test('a diet that the allergens exclude cannot be saved; an unusual pair asks', async ({ server }) => {
  await openChange(server)
  await button('Milch', change).click()
  await expect.element(button('Speichern', change)).toBeDisabled()
  await expect.element(change.getByText('„Vegan“ passt nicht zu diesen Allergenen: Milch')).toBeVisible()
  await button('Vegan', change).click()
  await button('Laktosefrei', change).click()
  await expect.element(change.getByText(/^Laktosefrei mit Milch stimmt nur/)).toBeVisible()
  await expect.element(button('Speichern', change)).toBeEnabled()
  await expectAccessible()
})

test('allergens that nobody has checked are sent as not stated', async ({ server }) => {
  await openChange(server, { allergens: ['MILK'], diets: [] })
  const checked = change.getByRole('checkbox', { name: 'Die Allergene sind geprüft' })
  await expect.element(checked).toBeChecked()
  await expect.element(button('Milch', change)).toHaveAttribute('aria-pressed', 'true')
  await checked.click()
  expect(change.getByRole('group', { name: 'Das Rezept enthält' }).query()).toBeNull()
  await save(change, 'Speichern', 'Rezept wurde angepasst.')
  expect(sentOf(server).input?.allergens).toBe('null')
})

const ingredientsOf = (form: typeof change) =>
  field(form, 'Zutat')
    .elements()
    .map((each) => (each as HTMLInputElement).value)

test('ten ingredients are typed one after the other with Enter, a whole line is parsed, and backspace removes an empty one', async ({
  server,
}) => {
  await page.viewport(1440, 900)
  await openNew(server)
  await field(creation, 'Zutat').click()
  for (let line = 1; line <= 10; line += 1) {
    await field(creation, 'Zutat')
      .nth(line - 1)
      .click()
    await userEvent.keyboard(`${line}0 g Zutat ${line}{Enter}`)
  }
  await expect.element(field(creation, 'Menge').nth(10)).toHaveFocus()
  await expect.element(field(creation, 'Menge').nth(9)).toHaveValue('100')
  await expect.element(creation.getByRole('combobox', { name: 'Einheit' }).nth(9)).toHaveValue('GRAM')
  await userEvent.keyboard('{Backspace}')
  await expect.element(field(creation, 'Zutat').nth(9)).toHaveFocus()
  expect(ingredientsOf(creation)).toEqual(Array.from({ length: 10 }, (_, index) => `Zutat ${index + 1}`))
  const [first, last] = [0, 9].map((index) => field(creation, 'Zutat').nth(index).element())
  const height = (last?.getBoundingClientRect().bottom ?? 0) - (first?.getBoundingClientRect().top ?? 0)
  expect(height).toBeLessThanOrEqual(400)
})

test('a whole line is parsed in the first field of a row too, where Enter leads', async ({ server }) => {
  await openNew(server)
  await field(creation, 'Menge').click()
  await userEvent.keyboard('250 g rote Linsen{Enter}etwas Salz{Enter}')
  await expect.element(field(creation, 'Menge').nth(2)).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => ingredientsOf(creation)).toEqual(['rote Linsen', 'Salz'])
  await expect.element(field(creation, 'Menge').first()).toHaveValue('250')
  await expect.element(field(creation, 'Menge').nth(1)).toBeDisabled()
  const preview = page.getByRole('region', { name: 'Vorschau der Seite', includeHidden: true })
  await expect.element(preview).toMatchTextContent(/250 g.*rote Linsen.*Salz, nach Geschmack/s)
})

test('a pasted list is shown before it is accepted, and replaces an empty entry', async ({ server }) => {
  await openNew(server)
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field(creation, 'Zutat')
      .first()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  paste('250 g rote Linsen\n1 EL Öl\nSalz')
  const review = creation.getByRole('region', { name: '3 Zutaten gelesen' })
  await expect.element(review.getByRole('listitem').first()).toMatchTextContent('250 Grammrote Linsen')
  expect(ingredientsOf(creation)).toEqual([''])
  await expectAccessible()
  await button('Übernehmen', review).click()
  await expect.poll(() => ingredientsOf(creation)).toEqual(['rote Linsen', 'Öl', 'Salz'])
  paste('1 Ei\n2 Tomaten')
  await button('Nicht übernehmen', creation).click()
  expect(ingredientsOf(creation)).toEqual(['rote Linsen', 'Öl', 'Salz'])
})

test('steps are typed one after the other with Enter', async ({ server }) => {
  await openNew(server)
  await field(creation, 'Anleitung').click()
  await userEvent.keyboard('Schneiden.{Enter}')
  await expect.element(field(creation, 'Anleitung').nth(1)).toHaveFocus()
  await userEvent.keyboard('Kochen.')
  expect(
    field(creation, 'Anleitung')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Schneiden.', 'Kochen.'])
})
