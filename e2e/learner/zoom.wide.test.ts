import { expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { everyElement } from '../test-server/content.ts'
import { loginForm } from './login-form.ts'
import { heading } from './reading.ts'
import { open, SCREENS_OF_LEARNERS } from './screens.ts'

/** What 1440 pixels become at 200 %, and the 320 that WCAG 1.4.10 asks for (1280 at 400 %). */
for (const width of [720, 320])
  test(`in a window of ${width} pixels nobody has to scroll sideways`, async ({
    page,
    testServer,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 450 })
    const member = await testServer.demoMember('nutrition')
    await page.goto(urlOf(member.app, '/login'))
    await expect(loginForm(page).submit).toBeVisible()
    await expectNoSidewaysScroll(page)
    await signIn(member)
    for (const screen of SCREENS_OF_LEARNERS) {
      await open(page, member.app, screen)
      await expectNoSidewaysScroll(page)
    }

    const app = await testServer.createApp()
    const user = await testServer.createUser({ app, hasCompletedOnboarding: false })
    const { moduleId } = await testServer.createModule(app, {
      title: 'Ernährungsgewohnheitsveränderungsmöglichkeiten',
      pages: [{ title: 'Nahrungsmittelzusammensetzung', elements: await everyElement(testServer, app) }],
    })
    await signIn(user)
    await page.goto(urlOf(app, '/einfuehrung'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)

    const reader = await testServer.createUser({ app })
    await signIn(reader)
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(page, 'Nahrungsmittelzusammensetzung')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Gewohnheit starten' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}?seite=inhalt`))
    await expect(heading(page, 'Ernährungsgewohnheitsveränderungsmöglichkeiten')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
