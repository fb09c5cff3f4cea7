import { getAppsAsAdmin } from '@wohlauf/contract/administration/administration-apps'
import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents, getHabitLookBack } from '@wohlauf/contract/habits/habits'
import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { isSponsorSlugValid } from '@wohlauf/contract/seats/registration'
import { page, userEvent } from 'vitest/browser'
import { button, field, openAsManager, rowNamed } from '../../testing/editing.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { SAMPLE_ELEMENTS } from '../../testing/managed-elements.ts'
import { sampleContent, samplePage } from '../../testing/managed-samples.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { openScreen } from '../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule, THREE_PAGES } from '../../testing/reading.ts'
import { idOf, selfReflection } from '../../testing/sample-elements.ts'
import { sampleGoal, sampleProgress } from '../../testing/sample-goals.ts'
import { sampleHabit } from '../../testing/sample-habits.ts'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** The colour in the form of computed styles. */
const systemColour = (name: string): string => {
  const probe = document.createElement('span')
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The texts of those elements that have the system's highlight. */
const highlightedTexts = (elements: Iterable<Element>): (string | undefined)[] =>
  [...elements]
    .filter((element) => getComputedStyle(element).backgroundColor === systemColour('Highlight'))
    .map(({ textContent }) => textContent?.trim())

const all = (selector: string) => document.querySelectorAll(selector)
const highlightedIn = (selector: string) => () => highlightedTexts(all(selector))

test.beforeEach(() => emulateMedia({ colours: 'forced' }))

for (const [size, width, height] of [
  ['a phone', 360, 740],
  ['a wide screen', 1440, 900],
] as const)
  test(`on ${size} the current menu is highlighted, and a habit’s week tells done days apart`, async ({
    server,
  }) => {
    await page.viewport(width, height)
    const weekdays = ['MONDAY', 'FRIDAY'] as const
    server.on(getHabitIntents, [
      sampleHabit(1, { weekdays: [...weekdays], thisWeek: { done: 1, planned: 2 } }),
    ])
    await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
    await expect.poll(highlightedIn('nav :is(a, button)')).toEqual(['Umsetzen'])
    await expect.element(page.getByText('Mo Fr', { exact: true })).toBeVisible()
    const colours = [...all('main circle')].map((part) => getComputedStyle(part).stroke)
    expect(colours).toEqual([systemColour('CanvasText'), systemColour('GrayText')])
  })

test('the days that are ticked are highlighted in the field for weekdays', async ({ server }) => {
  server.on(getHabitIntents, [sampleHabit(1, { weekdays: ['TUESDAY'] })])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await page.getByRole('button', { name: 'Gewohnheit 1', exact: true }).click()
  await page.getByRole('button', { name: 'Mehr zu: Gewohnheit 1' }).click()
  await page.getByRole('menuitem', { name: 'Anpassen' }).click()
  await expect.poll(highlightedIn('[role="dialog"] label > span')).toEqual(['Di'])
})

test('the calendar of a habit tells done, planned and free days apart', async ({ server }) => {
  server.on(getHabitIntents, [sampleHabit(1)])
  server.on(getHabitLookBack, {
    today: '2031-03-05',
    startedOn: '2031-03-01',
    thisWeek: { done: 1, planned: 2 },
    lastFourWeeks: { done: 1, planned: 2 },
    runtimePercentage: 40,
    month: '2031-03',
    days: [
      { date: '2031-03-03', state: 'DONE' },
      { date: '2031-03-04', state: 'FREE' },
      { date: '2031-03-05', state: 'PLANNED' },
    ],
    shareOfOldMonth: null,
  })
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await page.getByRole('button', { name: 'Gewohnheit 1', exact: true }).click()
  await page.getByRole('button', { name: 'Rückblick: Gewohnheit 1' }).click()
  await expect.poll(highlightedIn('[role="dialog"] td > span')).toEqual(['3'])
  const edgeOf = (state: string) => {
    const [day] = all(`td > [data-state="${state}"]`)
    return day && getComputedStyle(day).borderColor
  }
  expect(edgeOf('FREE')).not.toBe(edgeOf('PLANNED'))
})

test('a goal’s slider shows how far it is, and the labels of its chart can be read', async ({ server }) => {
  server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [2, 5])]))
  await openScreen({ server, path: '/ziele', user: sampleUser() })
  const coloursOf = (selector: string) => () =>
    new Set([...all(selector)].map((element) => getComputedStyle(element).fill))
  await expect.poll(coloursOf('main [role="img"] text')).toEqual(new Set([systemColour('CanvasText')]))
  await page.getByRole('button', { name: 'Ziele bewerten' }).click()
  await expect.poll(() => highlightedTexts(all('[role="dialog"] .mantine-Slider-bar'))).toHaveLength(1)
  const [track] = all('[role="dialog"] .mantine-Slider-track')
  expect(track && getComputedStyle(track, '::before').borderTopStyle).toBe('solid')
})

test('the current page is highlighted in the contents of a module', async ({ server }) => {
  await page.viewport(1440, 900)
  serveModule(server, moduleWith(THREE_PAGES))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await expect.poll(highlightedIn('main a')).toEqual([expect.stringContaining('Erste Seite')])
})

test('the chosen answer is highlighted, and its note can be read on that', async ({ server }) => {
  serveModule(server, moduleWith(pagesOf({ title: 'Fragen', contentElements: [selfReflection(0xe00)] })))
  await openScreen({ server, path: addressIn(1), user: sampleUser() })
  await page.getByRole('group').getByRole('button').first().click()
  const selector = 'main button[aria-pressed="true"]'
  await expect.poll(highlightedIn(selector)).toHaveLength(1)
  const colours = [...all(`${selector} > span`)].map((part) => getComputedStyle(part).color)
  expect(new Set(colours)).toEqual(new Set([systemColour('HighlightText')]))
})

test('a ticked box and its tick have the highlight’s colours', async ({ server }) => {
  server.on(isSponsorSlugValid, { isValid: true, explanation: '', sponsorName: 'Probewerke' })
  await openScreen({ server, path: '/registrierung/s/probewerke' })
  const box = page.getByRole('checkbox', { name: /Datenschutzerklärung/ })
  await box.click()
  expect(highlightedTexts([box.element()])).toHaveLength(1)
  const tick = box.element().nextElementSibling
  expect(tick && getComputedStyle(tick).color).toBe(systemColour('HighlightText'))
})

test('the current section is highlighted in the menu of the admin site', async ({ server }) => {
  server.on(getAppsAsAdmin, [])
  await openAdminScreen(server, ADMIN_ROUTES['admin-user-management-user-list'].path)
  await expect.poll(highlightedIn('nav a')).toEqual(['Benutzer'])
})

test('a page of contents distinguishes focus, selection and the current position', async ({ server }) => {
  const { RICH_TEXT, QUIZ } = SAMPLE_ELEMENTS
  server.on(getModuleAsManager, sampleContent([samplePage(1, { contentElements: [RICH_TEXT, QUIZ] })]))
  await openAsManager(server, `/verwaltung/module/inhalte-verwalten/${idOf(1)}`)
  await expect.element(button('Bearbeiten: Ein Text')).toBeVisible()
  expect(highlightedTexts(all('main a'))).toEqual([])
  await expect.poll(highlightedIn('nav a')).toEqual(['Module'])
  const outlineOf = (element: Element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element)
    return outlineStyle === 'solid' ? outlineColor : null
  }
  const contents = page.getByRole('region', { name: 'Seite 1', exact: true })
  expect(outlineOf(contents.element())).toBe(systemColour('CanvasText'))

  button('Mehr zu: Ein Text').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(highlightedIn('[role="menuitem"]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')

  await page.getByRole('combobox', { name: /^Neuer Inhalt am Ende/ }).click()
  await userEvent.keyboard('/')
  await expect.poll(highlightedIn('[role="option"]')).toEqual(['Text'])
  await userEvent.keyboard('{Escape}')

  await button('Bearbeiten: Ein Text').click()
  const form = rowNamed('Text bearbeiten')
  const title = field(form, 'Titel')
  await expect.element(title).toHaveFocus()
  for (const framed of [form, title]) expect(outlineOf(framed.element())).toBe(systemColour('Highlight'))
})
