import { fileWith } from '../browser/module-files.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { menus } from '../learner/menu.ts'

test('a menu pressed while its code is loading opens afterwards, by touch and by keyboard', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  // The menu of the other size is in the same file.
  const code = `**${fileWith(page, 'app/shell/bar-menu.tsx')}`
  const button = menus(page).getByRole('button', { name: 'Informationen' })
  const entry = page.getByRole('menuitem', { name: 'Impressum' })
  for (const { down, up } of [
    { down: () => page.mouse.down(), up: () => page.mouse.up() },
    { down: () => page.keyboard.down('Space'), up: () => page.keyboard.up('Space') },
  ]) {
    let release = () => {}
    const holding = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(code, async (route) => {
      await holding
      await route.fallback()
    })
    // The menu's code is requested after everything that the page itself requests.
    const request = page.waitForRequest(code)
    await page.goto(urlOf(app, '/login'))
    await request
    await button.hover()
    await button.focus()
    await down()
    const arrival = page.waitForResponse(code)
    release()
    await (await arrival).finished()
    await up()
    await expect(entry).toBeVisible()
    await page.unroute(code)
  }
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
})
