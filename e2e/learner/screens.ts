import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { goTo } from '../browser/go-to.ts'
import type { TestApp } from '../test-server/test-server.ts'

/** A screen that can be opened by its address. */
export type Screen = { name: string; path: string; heading: string | RegExp }

export const SCREENS_OF_LEARNERS: readonly Screen[] = [
  { name: 'the dashboard', path: '/dashboard', heading: /^Guten (Morgen|Tag|Abend), \S+\./ },
  { name: 'the area of learning', path: '/lernen', heading: 'Lernen' },
  { name: 'the area of reflecting', path: '/reflektieren', heading: 'Reflektieren' },
  { name: 'the area of implementing', path: '/umsetzen', heading: 'Umsetzen' },
  { name: 'the modules', path: '/module', heading: 'Module' },
  { name: 'the blog', path: '/blog', heading: 'Blog' },
  { name: 'the documents', path: '/dokumente', heading: 'Dokumente' },
  { name: 'the bibliography', path: '/literaturliste', heading: 'Literaturliste' },
  { name: 'the experience reports', path: '/erfahrungsberichte', heading: 'Erfahrungsberichte' },
  { name: 'the recipes', path: '/rezepte', heading: 'Rezepte' },
  { name: 'the habits', path: '/gewohnheiten', heading: 'Gewohnheiten' },
  { name: 'the diary', path: '/ernaehrungstagebuch', heading: 'Ernährungstagebuch' },
  {
    name: 'the diary to print',
    path: '/ernaehrungstagebuch/drucken',
    heading: 'Für die Beratung drucken',
  },
  { name: 'the progress', path: '/fortschritt', heading: 'Gesundheitspunkte' },
  { name: 'the goals', path: '/ziele', heading: 'Zielerreichung' },
]

/** Learners' screens outside the areas of their menus. */
export const FURTHER_SCREENS: readonly Screen[] = [
  { name: 'the profile', path: '/profil', heading: 'Profil' },
  { name: 'what is on the device', path: '/profil/auf-diesem-geraet', heading: 'Auf diesem Gerät' },
  { name: 'what was saved', path: '/gemerkt', heading: 'Gemerkt' },
  { name: 'the support', path: '/support', heading: 'Wie können wir dir helfen?' },
  { name: 'the imprint', path: '/impressum', heading: 'Impressum' },
  { name: 'data protection', path: '/datenschutz', heading: 'Datenschutz' },
  { name: 'the terms of use', path: '/nutzungsbedingungen', heading: 'Nutzungsbedingungen' },
]

export const open = async (page: Page, app: TestApp, { path, heading }: Screen): Promise<void> => {
  await goTo(page, app, path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Expects that the screen is accessible, and needs no horizontal scrolling. */
export const expectAccessibleScreen = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}
