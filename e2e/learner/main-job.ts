import { expect, type Page } from '@playwright/test'
import type { DemoApp } from '@wohlauf/demo/apps'
import type { DemoModule, DemoPage, DemoWorld } from '@wohlauf/demo/content/types'
import { DEMO_WORLDS } from '@wohlauf/demo/content/worlds'
import type { InputDevice } from '../browser/input-device.ts'
import { urlOf } from '../browser/test.ts'
import type { Watch } from '../browser/watch.ts'
import type { TestServer, TestUser } from '../test-server/test-server.ts'
import { POINTS_OF_INTRODUCTION, pointsOf } from './expected-points.ts'
import { expectHome, pointsBadge } from './home.ts'
import { goThroughIntroduction } from './introduction.ts'
import { loginForm } from './login-form.ts'
import { heading, type Reader, readPage, turn } from './reading.ts'

/** The number of types that the journey can use; a module may have more. */
const TYPES = 8

/** A module of a demo world that contains every type of element. */
const moduleWithEverything = ({ modules }: DemoWorld): DemoModule => {
  const kinds = ({ pages }: DemoModule) =>
    new Set(pages.flatMap(({ contentElements }) => contentElements.map(({ type }) => type))).size
  const foundModule = modules.find((module) => kinds(module) >= TYPES)
  if (!foundModule) throw new Error('no module has all types of elements')
  return foundModule
}

export type MainJob = Reader & { user: TestUser }

/** A new user, and the module that they will read. */
export const beginMainJob = async (
  page: Page,
  {
    testServer,
    watch,
    device,
    app: key,
  }: { testServer: TestServer; watch: Watch; device: InputDevice; app: DemoApp['key'] },
): Promise<MainJob> => {
  // The video component requests it only when the reader starts the video.
  watch.allow(/^foreign address: https:\/\/player\.vimeo\.com\//)
  const app = await testServer.demoApp(key)
  const user = await testServer.createUser({ app, hasCompletedOnboarding: false })
  const world = DEMO_WORLDS[key]
  const module = moduleWithEverything(world)
  return { page, device, world, module, user, documentBytes: (title) => testServer.documentBytes(app, title) }
}

/** Goes through the login and the whole introduction to the dashboard; `onStep` is called at each step. */
export const arrive = async (
  { page, device, user }: MainJob,
  onStep?: (step: number) => Promise<void>,
): Promise<void> => {
  await page.goto(urlOf(user.app))
  const { emailAddress, password, submit } = loginForm(page)
  await device.write(emailAddress, user.emailAddress)
  await device.write(password, user.password)
  await device.press(submit)
  await goThroughIntroduction(page, device, onStep)
  await expectHome(page)
  await expect(pointsBadge(page, POINTS_OF_INTRODUCTION)).toBeVisible()
}

/** Goes from the dashboard through the list into the module. */
export const openModule = async ({ page, device, module, user }: MainJob): Promise<void> => {
  await device.press(page.getByRole('link', { name: 'Alle Module' }))
  await expect(heading(page, 'Module')).toBeVisible()
  await device.press(page.getByRole('link', { name: `Starten: ${module.title}` }))
  await expect(page).toHaveTitle(`${module.title} · ${user.app.title}`)
}

/** Completes the module on the success page, which celebrates it with its points. */
export const complete = async ({ page, device, module }: MainJob): Promise<void> => {
  const { readingPoints, completed } = pointsOf(module)
  await expect(heading(page, `Modul "${module.title}" abschließen`)).toBeVisible()
  await expect(pointsBadge(page, POINTS_OF_INTRODUCTION + readingPoints)).toBeVisible()
  await device.press(page.getByRole('main').getByRole('button', { name: 'Modul abschließen' }))
  await expect(page.getByRole('main').getByText('Das Modul wurde abgeschlossen')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /^\+50 · Modul \d+ geschafft$/ })).toBeFocused()
  await expect(pointsBadge(page, POINTS_OF_INTRODUCTION + completed)).toBeVisible()
}

export const readPages = async (job: MainJob, pages: readonly DemoPage[]): Promise<void> => {
  for (const shownPage of pages) {
    await readPage(job, shownPage)
    await turn(job.page, job.device)
  }
}
