import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getNotificationStatus } from '@wohlauf/contract/dashboard/notifications'
import { page } from 'vitest/browser'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'
const SIZES = [
  ['a phone', 360, 740],
  ['a wide screen', 1440, 900],
] as const

const start = () => page.getByRole('navigation', { name: /menü$/i }).getByRole('link', { name: 'Start' })
const serveCount = (server: FakeServer, countOfUnhandledNotifications: number) =>
  server.on(getNotificationStatus, { countOfUnhandledNotifications })

for (const [size, width, height] of SIZES) {
  test.for([
    [0, '', 'Start'],
    [1, '1', 'Start 1 ungesehene Benachrichtigung'],
    [99, '99', 'Start 99 ungesehene Benachrichtigungen'],
    [100, '99+', 'Start 100 ungesehene Benachrichtigungen'],
  ] as const)(
    `on ${size}, %i are shown as "%s" and read as "%s"`,
    async ([count, text, name], { server }) => {
      await page.viewport(width, height)
      serveCount(server, count)
      await openScreen({ server, path: NOWHERE, user: sampleUser() })
      await expect.poll(() => server.callsOf(getNotificationStatus).length).toBe(1)
      await expect.element(start()).toHaveAccessibleName(name)
      await expect.element(start()).toMatchTextContent(`Start${text}`)
    },
  )

  test(`on ${size}, nothing moves when it appears, and it covers no label`, async ({ server }) => {
    await page.viewport(width, height)
    const answer = server.hold(getNotificationStatus, { countOfUnhandledNotifications: 100 })
    await openScreen({ server, path: NOWHERE, user: sampleUser() })
    await expect.poll(() => server.callsOf(getNotificationStatus).length).toBe(1)
    const nav = start().element().closest('nav')
    const places = () =>
      [...(nav?.querySelectorAll('a, button, svg') ?? [])].map((each) =>
        JSON.stringify(each.getBoundingClientRect()),
      )
    const before = places()
    answer.resume()
    await expect.element(start()).toMatchTextContent('99+')
    expect(places()).toEqual(before)
    const badge = start().getByRole('img').element().getBoundingClientRect()
    for (const label of textBoxes(nav)) expect(isApart(badge, label)).toBe(true)
  })

  test.for([
    ['a manager', sampleUser('ROLE_APP_MANAGER')],
    ['a learner before the introduction', sampleUser('ROLE_USER', { hasCompletedOnboarding: false })],
  ] as const)(`on ${size}, %s has none`, async ([, user], { server }) => {
    await page.viewport(width, height)
    serveCount(server, 5)
    await openScreen({ server, path: NOWHERE, user })
    await expect.element(page.getByRole('button', { name: 'Profil' })).toHaveAttribute('aria-expanded')
    // All queries that are refreshed on return are sent together.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.poll(() => server.callsOf(getAuthenticatedUser).length).toBe(2)
    expect(server.callsOf(getNotificationStatus)).toEqual([])
  })
}

/** The boxes of the bar's visible labels. */
const textBoxes = (nav: Element | null | undefined): DOMRect[] => {
  if (!nav) throw new Error('there is no bar')
  const walker = document.createTreeWalker(nav, NodeFilter.SHOW_TEXT)
  const boxes: DOMRect[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!/^[A-Z]\w+$/.test(node.textContent ?? '')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    boxes.push(range.getBoundingClientRect())
  }
  expect(boxes.length).toBeGreaterThan(3)
  return boxes
}

const isApart = (one: DOMRect, other: DOMRect): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

test('it is refreshed on return to the tab', async ({ server }) => {
  serveCount(server, 0)
  const { queryClient } = await openScreen({ server, path: NOWHERE, user: sampleUser() })
  await expect.poll(() => server.callsOf(getNotificationStatus).length).toBe(1)
  // A query that is still loading would not be sent again.
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  serveCount(server, 2)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(start()).toHaveAccessibleName('Start 2 ungesehene Benachrichtigungen')
})

test('a failure is silent', async ({ server }) => {
  server.refuse(getNotificationStatus, 'unavailable')
  await openScreen({ server, path: NOWHERE, user: sampleUser() })
  await expect.poll(() => server.callsOf(getNotificationStatus).length).toBe(1)
  await expect.element(start()).toHaveAccessibleName('Start')
  expect(page.getByRole('alert').elements()).toEqual([])
})
