import { randomUUID } from 'node:crypto'
import { expect, urlOf } from '../browser/test.ts'
import { menus } from '../learner/menu.ts'
import { createActive, tick } from './active-learner.ts'
import { behindChangingServer as test } from './changing-server.ts'
import { countOfCommands, outboxReady, waitingNotes } from './queued-commands.ts'

test('commands sent while the server is replaced wait, also over the update of the page, and are carried out once @browser', async ({
  page,
  testServer,
  signIn,
  server,
  watch,
}) => {
  watch.allow(/503/)
  const host = `app-${randomUUID().slice(0, 8)}.localhost:${server.port}`
  const learner = await createActive(testServer, { host })
  await signIn(learner.user)
  await page.goto(urlOf(learner.app, '/gewohnheiten'))
  await expect(tick(page)).toBeVisible()
  await outboxReady(page, learner.user.id)

  await test.step('the server is unavailable', async () => {
    server.changeApi({ unavailable: 'commands' })
    await tick(page).tap()
    await expect(waitingNotes(page)).toBeVisible()
    await expect(tick(page)).toBeChecked()
    expect(await countOfCommands(page, learner.user.id)).toBe(1)
  })

  await test.step('the next version is available, and the page is loaded again', async () => {
    server.changeApi({ unavailable: 'commands', version: 'next' })
    await menus(page).getByRole('link', { name: 'Start', exact: false }).tap()
    await expect(page.getByText('Die App wurde aktualisiert.')).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Jetzt neue Version nutzen' }).tap()
    await reloaded
    await page.goto(urlOf(learner.app, '/gewohnheiten'))
    await expect(waitingNotes(page)).toBeVisible()
    await expect(tick(page)).toBeChecked()
    expect(await learner.todayState()).toBe('PLANNED')
  })

  await test.step('the server is available again', async () => {
    server.changeApi({})
    await expect.poll(() => countOfCommands(page, learner.user.id)).toBe(0)
    await expect(waitingNotes(page)).toHaveCount(0)
    await expect(tick(page)).toBeChecked()
    expect(await learner.todayState()).toBe('DONE')
    expect(await learner.reasons()).toEqual(['habit-logged', 'habit-started'])
  })
})
