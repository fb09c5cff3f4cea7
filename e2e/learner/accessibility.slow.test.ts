/** Slow: axe, zoom and large text on each screen and dialog of learners; component tests check most of them one by one. */
import type { Page } from '@playwright/test'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { ROUTES_OF_LEARNERS } from '@wohlauf/contract/routes/routes-of-learners'
import { closeDialog, openDialog } from '../account/profile.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { goTo } from '../browser/go-to.ts'
import { mouse, nextButton } from '../browser/input-device.ts'
import { expectReadableInLargeText } from '../browser/large-text.ts'
import { expect, test } from '../browser/test.ts'
import { expectAllVisited } from '../browser/walk.ts'
import { everyElement } from '../test-server/content.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'
import { goThroughIntroduction } from './introduction.ts'
import { loginForm } from './login-form.ts'
import { lookAtDiary } from './look-at-diary.ts'
import { lookAtRecipes } from './look-at-recipes.ts'
import { menus } from './menu.ts'
import { heading } from './reading.ts'
import { FURTHER_SCREENS, open, SCREENS_OF_LEARNERS } from './screens.ts'

/** Checks the current screen; `part` is a selector of an overlay, and axe then checks nothing else. */
type Look = (page: Page, part?: string) => Promise<void>
type Walk = { page: Page; look: Look; testServer: TestServer; signIn: (user: TestUser) => Promise<void> }

/** The width that 1440 pixels become at 200 % zoom, and the 320 that WCAG 1.4.10 requires (1280 at 400 %). */
const ZOOMED = [720, 320]

const lookZoomed: Look = async (page, part) => {
  await expectAccessible(page, part)
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of [size.width, ...ZOOMED]) {
    await page.setViewportSize({ width, height: width === size.width ? size.height : 450 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(size)
}

const lookInLargeText: Look = async (page, part) => {
  await expectAccessible(page, part)
  await expectNoSidewaysScroll(page)
  await expectReadableInLargeText(page)
}

/** Style and size on the diagonal: colours are tested per style (`greeting.test.tsx`, `app-theme.test.tsx`). */
const ON_PHONE = {
  key: 'nutrition',
  style: 'default',
  look: lookInLargeText,
  title: 'Probemodul',
  pageTitle: 'Von allem etwas',
} as const
/** Long words, which are too wide for a narrow window. */
const ON_WIDE_SCREEN = {
  key: 'movement',
  style: 'wohlauf',
  look: lookZoomed,
  title: 'Ernährungsgewohnheitsveränderungsmöglichkeiten',
  pageTitle: 'Nahrungsmittelzusammensetzung',
} as const

/** The login, the introduction, and the consent, which the introduction does not ask for. */
const lookAtArrival = async ({ page, look, signIn }: Walk, newcomer: TestUser): Promise<void> => {
  await goTo(page, newcomer.app, '/login')
  await expect(loginForm(page).submit).toBeVisible()
  await look(page)
  await signIn(newcomer)
  await goTo(page, newcomer.app, '/einfuehrung')
  await goThroughIntroduction(page, mouse, () => look(page))
  await expect(page).toHaveURL(/\/dashboard$/)
  await goTo(page, newcomer.app, '/ernaehrungstagebuch')
  await expect(heading(page, 'Dein Tagebuch beginnt mit einem Bissen')).toBeVisible()
  await look(page)
  await goTo(page, newcomer.app, '/ziele')
  await expect(heading(page, 'Ziele brauchen deine Einwilligung')).toBeVisible()
  await look(page)
  await goTo(page, newcomer.app, '/gewohnheiten')
  await expect(heading(page, 'Gewohnheiten brauchen deine Einwilligung')).toBeVisible()
  await look(page)
  const dialog = await openDialog(page, 'Einwilligung ansehen', HEALTH_DATA_CONSENT.title)
  await expect(dialog.getByRole('button', { name: HEALTH_DATA_CONSENT.acceptLabel })).toBeInViewport({
    ratio: 1,
  })
  await look(page)
}

/** The table, and every dialog of the goals; the demo's member has some. */
const lookAtGoals = async ({ page, look }: Walk, member: TestUser): Promise<void> => {
  await goTo(page, member.app, '/ziele')
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /^Als Tabelle zeigen/ })
    .first()
    .click()
  await expect(page.getByRole('table')).toBeVisible()
  await look(page)
  await openDialog(page, 'Ziele bewerten', 'Ziele bewerten')
  await look(page)
  await closeDialog(page)
  await openDialog(page, 'Ziel erstellen', 'Ziel erstellen')
  await look(page)
  await closeDialog(page)
  await openDialog(page, 'Ziel auswählen', 'Ziel auswählen')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await look(page)
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog.getByRole('slider')).toBeVisible()
  await look(page)
  await closeDialog(page)
  for (const action of ['Ziel anpassen', 'Ziel löschen']) {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Mehr zu/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: action }).click()
    await expect(page.getByRole('dialog', { name: action })).toBeVisible()
    await look(page)
    await closeDialog(page)
  }
}

/** The search, with and without results. */
const lookAtSearch = async ({ page, look }: Walk, member: TestUser): Promise<void> => {
  await goTo(page, member.app, '/profil')
  await page.getByRole('banner').getByRole('button', { name: 'Suche' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suche' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await look(page)
  await dialog.getByRole('searchbox').fill('Pause')
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await look(page)
  await dialog.getByRole('searchbox').fill('Xylophonkonzert')
  await expect(dialog.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
  await look(page)
  await closeDialog(page)
}

/** An article of the blog, and an experience report. */
const lookAtReading = async ({ page, look }: Walk, member: TestUser): Promise<void> => {
  for (const [list, title] of [
    ['/blog', 'Blog'],
    ['/erfahrungsberichte', 'Erfahrungsberichte'],
  ] as const) {
    await goTo(page, member.app, list)
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/(artikel|erfahrungsbericht)\//)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page)
  }
}

const lookAtMenusAndDialogs = async ({ page, look }: Walk, member: TestUser): Promise<void> => {
  await goTo(page, member.app, '/profil')
  for (const group of ['Lernen', 'Profil']) {
    const menu = menus(page).getByRole('button', { name: group })
    // On a phone it is a page.
    if ((await menu.count()) === 0) continue
    await menu.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    // A button partly covered by the menu is not a target of a wrong size: the menu has the focus.
    await look(page, '[role="menu"]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
  }
  await openDialog(page, 'Benachrichtigungen anpassen', 'Benachrichtigungen')
  await look(page)
  await closeDialog(page)
  await goTo(page, member.app, '/support')
  await openDialog(page, 'Support anfordern', 'Support anfordern')
  await look(page)
  await closeDialog(page)
  await goTo(page, member.app, '/gewohnheiten')
  await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('button', { expanded: false })
    .first()
    .click()
  await look(page)
  await page
    .getByRole('button', { name: /^Mehr dazu/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(/Nach ungefähr \d+ Wochen? kannst du/)
  await look(page)
  await closeDialog(page)
  await page
    .getByRole('button', { name: /^Rückblick/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await look(page)
  await closeDialog(page)
  await page.getByRole('button', { name: 'Neue Gewohnheit' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await look(page)
  await closeDialog(page)
}

type Written = { title: string; pageTitle: string; style: 'default' | 'wohlauf' }

const lookAtModule = async (walk: Walk, { title, pageTitle, style }: Written): Promise<void> => {
  const { page, look, testServer, signIn } = walk
  const app = await testServer.createApp({ style })
  const elements = await everyElement(testServer, app)
  const { moduleId } = await testServer.createModule(app, {
    title,
    pages: [{ title: pageTitle, elements, isExerciseIncluded: true }],
  })
  await signIn(await testServer.createUser({ app }))
  await goTo(page, app, `/module/inhalt/${moduleId}`)
  await expect(heading(page, pageTitle)).toBeVisible()
  await look(page)

  await test.step('the dialog that starts a habit', async () => {
    await page.getByRole('button', { name: 'Gewohnheit starten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ein Glas Wasser am Morgen' })
    await dialog.getByRole('checkbox', { name: 'Montag' }).check()
    await dialog.getByRole('checkbox', { name: 'Montag' }).uncheck()
    await dialog.getByRole('textbox', { name: 'Auslöser' }).focus()
    await expect(dialog.getByText('Es muss mindestens ein Wochentag ausgewählt werden')).toBeVisible()
    await look(page)
    await closeDialog(page)
  })
  await test.step('feedback on a page', async () => {
    const note = page.getByRole('region', { name: 'War das hilfreich?' })
    await note.getByRole('button', { name: 'Ja', exact: true }).click()
    await expect(note.getByRole('textbox')).toBeVisible()
    await look(page)
    await openDialog(page, 'Fehler melden', 'Fehler melden')
    await look(page)
    await closeDialog(page)
  })
  await test.step('everything answered', async () => {
    await page.getByRole('button', { name: 'Falsch' }).click()
    await page.getByRole('checkbox', { name: 'Gelesen' }).check()
    await page.getByRole('button', { name: 'Leicht' }).click()
    await page.getByRole('checkbox', { name: 'Ich habe die Übung gemacht.' }).check()
    await expect(nextButton(page)).toBeEnabled()
    await look(page)
  })
  await test.step('the success page', async () => {
    // It was hidden on the way down, and is shown once it has the focus.
    await nextButton(page).focus()
    await nextButton(page).click()
    await expect(heading(page, `Modul "${title}" abschließen`)).toBeVisible()
    await look(page)
  })
  await test.step('the contents', async () => {
    await goTo(page, app, `/module/inhalt/${moduleId}?seite=inhalt`)
    await expect(heading(page, title)).toBeVisible()
    await look(page)
  })
  await test.step('the contents over the text, where there is no room beside it', async () => {
    const toggle = page.getByRole('button', { name: 'Inhalt', exact: true })
    await page.getByRole('link', { name: new RegExp(`^${pageTitle}`) }).click()
    await expect(heading(page, pageTitle)).toBeVisible()
    if (!(await toggle.isVisible())) return
    await toggle.click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await look(page)
  })
}

test('all screens and dialogs of learners are accessible', {
  tag: '@both',
}, async ({ page, testServer, signIn, isMobile }) => {
  test.slow()
  const { key, look, ...entryInput } = isMobile ? ON_PHONE : ON_WIDE_SCREEN
  const member = await testServer.demoMember(key)
  const walk = { page, look, testServer, signIn }
  await test.step('the login, the introduction and the consent', async () =>
    lookAtArrival(
      walk,
      await testServer.createUser({
        app: member.app,
        hasCompletedOnboarding: false,
        healthConsentVersion: null,
      }),
    ))
  await signIn(member)
  for (const screen of [...SCREENS_OF_LEARNERS, ...FURTHER_SCREENS])
    await test.step(screen.name, async () => {
      await open(page, member.app, screen)
      await look(page)
    })
  await test.step('an article and a report', () => lookAtReading(walk, member))
  await test.step('the search', () => lookAtSearch(walk, member))
  await test.step('menus and dialogs', () => lookAtMenusAndDialogs(walk, member))
  await test.step('the goals', () => lookAtGoals(walk, member))
  await test.step('the dialogs of the diary', () => lookAtDiary(page, member.app, look))
  await test.step('a recipe', () => lookAtRecipes(page, member.app, look))
  await test.step('a module with all its elements', () => lookAtModule(walk, entryInput))
  expectAllVisited(page, ROUTES_OF_LEARNERS)
})
