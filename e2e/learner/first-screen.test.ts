import type { Page, Route } from '@playwright/test'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { createHabitIntent, createHabitLog } from '@wohlauf/contract/habits/habits'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { observeShifts, shiftsOf } from '../browser/shifts.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { callAs } from '../test-server/call-as.ts'
import { post } from '../test-server/post.ts'
import { expectHome } from './home.ts'

const FIRST_SCREEN = '/api/first-screen'

type Word = [text: string, left: number, top: number, colours: string]
type Taken = { words?: (place: string) => Word[]; taken?: Word[] }

/** Each text of the page, where it is and in which colours; those of the page's own rendering as soon as the first screen is gone. */
const recordWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recorded = window as Taken
    recorded.words = (place) => {
      const main = document.querySelector(`${place} main`)
      if (!main) return []
      return [...main.querySelectorAll('*')].flatMap((element): Word[] => {
        const texts = [...element.childNodes].filter((node) => node instanceof Text)
        const [first] = texts
        const last = texts.at(-1)
        if (!first || !last) return []
        const range = document.createRange()
        range.setStartBefore(first)
        range.setEndAfter(last)
        const { left, top } = range.getBoundingClientRect()
        const words = texts.map(({ data }) => data).join('')
        const { color, backgroundColor } = getComputedStyle(element)
        const colours = element.checkVisibility() ? `${color} on ${backgroundColor}` : ''
        return [[words, Math.round(left), Math.round(top + scrollY), colours]]
      })
    }
    new MutationObserver((changes) => {
      const isGone = changes.some(({ removedNodes }) =>
        [...removedNodes].some((node) => node instanceof HTMLElement && node.dataset.shown !== undefined),
      )
      if (isGone) recorded.taken = recorded.words?.('#root') ?? []
    }).observe(document, { childList: true, subtree: true })
  })

/**
 * Opens a page whose code does not arrive before the returned function is called. The first screen comes after the font: on a busy
 * machine it would be shown in another font, and move.
 */
const openWithoutCode = async (page: Page, url: string): Promise<() => Promise<void>> => {
  const font = page.waitForResponse(/\/figtree-german-[^/]*\.woff2$/)
  await page.route(`**${FIRST_SCREEN}`, async (route) => {
    await (await font).finished()
    await route.fallback()
  })
  const code = Promise.withResolvers<void>()
  const pattern = /\/assets\/.*\.js/
  await page.route(pattern, async (route) => {
    await code.promise
    await route.fallback()
  })
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.locator('#waiting[data-shown] h1')).toBeVisible()
  return async () => {
    code.resolve()
    await expect(page.locator('#waiting')).toHaveCount(0)
    await page.unroute(pattern)
    await page.unroute(`**${FIRST_SCREEN}`)
  }
}

const wordsOf = (page: Page): Promise<Word[]> =>
  page.evaluate(() => (window as Taken).words?.('#waiting') ?? [])

/** The browser's own setting: media queries in `em` follow it too. */
const writeLarge = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * 16 } })
}

/** What would be seen as a movement; a line that is twice as high moves twice as far. */
const LOOKS: [look: string, maxShift: number, choose: (page: Page) => Promise<void>][] = [
  ['as most people read', 0.02, async () => {}],
  [
    'dark and with text at 200 %',
    0.05,
    async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await writeLarge(page)
    },
  ],
]

for (const [look, maxShift, choose] of LOOKS)
  test(`each first screen has the words of its page in the same places and colours, ${look}`, {
    tag: ['@both', '@browser'],
  }, async ({ page, testServer, signIn }) => {
    test.slow()
    const member = await testServer.demoMember('nutrition')
    await signIn(member)
    await choose(page)
    await observeShifts(page)
    await recordWords(page)
    const compare = (path: string): Promise<string | null> =>
      test.step(path, async () => {
        const release = await openWithoutCode(page, urlOf(member.app, path))
        const words = await wordsOf(page)
        const first = page.locator('#waiting main li a, #waiting main article a').first()
        const next = (await first.count()) > 0 ? await first.getAttribute('href') : null
        await release()
        expect.soft(words.length, path).toBeGreaterThan(3)
        expect.soft(await page.evaluate(() => (window as Taken).taken), path).toEqual(words)
        expect.soft(await shiftsOf(page), path).toBeLessThan(maxShift)
        return next
      })
    for (const path of ['/dashboard', '/ernaehrungstagebuch']) await compare(path)
    for (const list of ['/blog', '/rezepte', '/module']) {
      const item = await compare(list)
      if (!item) throw new Error(`${list} has no link to an item`)
      await compare(item)
      if (list === '/module') await compare(`${item}?seite=1`)
    }
  })

test('a link of a first screen leads on, and the keyboard stays where it is @browser', async ({
  page,
  testServer,
  signIn,
}) => {
  const member = await testServer.demoMember('nutrition')
  await signIn(member)
  await openWithoutCode(page, urlOf(member.app, '/blog'))
  const link = page.locator('#waiting main a').nth(1)
  const name = (await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? ''
  await link.press('Enter')
  await expect(page).toHaveURL(/\/blog\/artikel\//)
  await page.unrouteAll()
  const release = await openWithoutCode(page, urlOf(member.app, '/blog'))
  await page.locator('#waiting main a').nth(1).focus()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const before = await page.evaluate(() => scrollY)
  await release()
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a habit that is ticked before the code is there is logged once @browser', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const habitId = await testServer.createHabit(app)
  await callAs({ host: app.host, token: await testServer.signIn(user) }, createHabitIntent, {
    habitId,
    weekdays: [...WEEKDAYS],
    notificationTime: '09:30:00',
  })
  await signIn(user)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const release = await openWithoutCode(page, urlOf(app, '/dashboard'))
  await page.locator('#waiting [role=checkbox]').click()
  await page.locator('#waiting [role=checkbox]').click()
  await release()
  await expect(page.getByRole('checkbox', { name: /heute erledigt/ })).toBeChecked()
  const logs = () => sent.filter((path) => path === createHabitLog.path)
  await expect.poll(logs).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect(logs()).toHaveLength(1)
})

const MARKUP = `<img src=x onerror="document.title='hit'"><script>document.title='hit'</script>&lt;b&gt;`

test('markup in an article stays text @browser', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp({ title: MARKUP.slice(0, 60) })
  const user = await testServer.createUser({ app, firstName: MARKUP.slice(0, 60) })
  const { blogArticleId } = await testServer.createBlogArticle(app, { title: MARKUP })
  await signIn(user)
  const release = await openWithoutCode(page, urlOf(app, `/blog/artikel/${blogArticleId}`))
  await expect(page.locator('#waiting h1')).toHaveText(MARKUP)
  await expect(page.locator('#waiting :is(script, style, iframe, link, [onerror])')).toHaveCount(0)
  await release()
  await expect(page).not.toHaveTitle('hit')
})

const PAGES_OF_NOTHING = ['/dashboard', '/module', '/rezepte', '/blog', '/ernaehrungstagebuch']

test('who has nothing yet, in an app without content, has a first screen of it @browser', async ({
  testServer,
}) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const token = await testServer.signIn(user)
  for (const path of PAGES_OF_NOTHING) {
    const input = { path, search: '', isPhone: true, canShare: false, appId: app.appId, userId: user.id }
    const { body } = await post(app.host, FIRST_SCREEN, token, input)
    expect.soft(JSON.parse(body), path).toMatchObject({ screen: { html: expect.stringContaining('<h1') } })
  }
})

test('an admin who looks at an account gets no first screen @browser', async ({ page, testServer }) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await page.goto(await testServer.impersonationUrl(user))
  await expectHome(page)
  const token = (await page.evaluate(() => localStorage.getItem('auth-token'))) ?? ''
  const device = { path: '/dashboard', search: '', isPhone: true, canShare: false }
  const ids = { appId: user.app.appId, userId: user.id }
  const { body } = await post(user.app.host, FIRST_SCREEN, token, { ...ids, ...device })
  expect(JSON.parse(body)).toEqual({ screen: null, answers: expect.anything() })
})

/** What other servers answer than the one that the document is from, which a device may have stored. */
const OF_OTHER_SERVERS: [answer: string, options: Parameters<Route['fulfill']>[0]][] = [
  ['a refusal', { status: 404, json: { error: 'not-found' } }],
  ['a document', { contentType: 'text/html', body: '<!doctype html>' }],
  ['another object', { json: {} }],
]

for (const [answer, options] of OF_OTHER_SERVERS)
  test(`a stored document whose server answers with ${answer} asks for its page as without a first screen @browser`, async ({
    page,
    testServer,
    signIn,
    watch,
  }) => {
    watch.allow(/status of 404 .*first-screen/)
    const app = await testServer.createApp()
    await signIn(await testServer.createUser({ app }))
    await page.route(`**${FIRST_SCREEN}`, (route) => route.fulfill(options))
    const ownQuestion = page.waitForRequest((request) => request.url().includes(getDashboard.path))
    await page.goto(urlOf(app, '/dashboard'))
    await ownQuestion
    await expectHome(page)
  })
