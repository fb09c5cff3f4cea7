import type { Page } from '@playwright/test'
import { createHabitIntent, createHabitLog } from '@wohlauf/contract/habits/habits'
import { WEEKDAYS } from '@wohlauf/contract/values/values'
import { observeShifts, shiftsOf } from '../browser/shifts.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { callAs } from '../test-server/call-as.ts'

type Word = [text: string, left: number, top: number]
type Taken = { words?: (place: string) => Word[]; taken?: Word[] }

/** More than this would be seen as a movement. */
const MAX_SHIFT = 0.02

/** Each text of the page, and where it is; those of the page's own rendering as soon as the first screen is gone. */
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
        return [[words, Math.round(left), Math.round(top + scrollY)]]
      })
    }
    new MutationObserver((changes) => {
      const isGone = changes.some(({ removedNodes }) =>
        [...removedNodes].some((node) => node instanceof HTMLElement && node.dataset.shown !== undefined),
      )
      if (isGone) recorded.taken = recorded.words?.('#root') ?? []
    }).observe(document, { childList: true, subtree: true })
  })

/** Opens a page whose code does not arrive before the returned function is called. */
const openWithoutCode = async (page: Page, url: string): Promise<() => Promise<void>> => {
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
  }
}

const wordsOf = (page: Page): Promise<Word[]> =>
  page.evaluate(() => (window as Taken).words?.('#waiting') ?? [])

test('each first screen has the words of its page in the same places', {
  tag: ['@both', '@browser'],
}, async ({ page, testServer, signIn }) => {
  test.slow()
  const member = await testServer.demoMember('nutrition')
  await signIn(member)
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
      expect.soft(await shiftsOf(page), path).toBeLessThan(MAX_SHIFT)
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
  await page.waitForLoadState('networkidle')
  expect(sent.filter((path) => path === createHabitLog.path)).toHaveLength(1)
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
