import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf, sampleImage } from '../../testing/sample-elements.ts'
import { emptyDashboard, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const article = (number: number, isUnread: boolean) => ({
  blogArticleId: idOf(number),
  title: `Artikel ${number}`,
  image: sampleImage,
  readingMinutes: 4,
  publishedAt: '2026-03-04T09:00:00.000Z',
  isNew: true,
  isUnread,
})

test('all articles of the section are new, so the unread ones are marked as unread', async ({ server }) => {
  server.on(getDashboard, { ...emptyDashboard, newBlogArticles: [article(1, false), article(2, true)] })
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  const { router } = await openScreen({ server, path: '/dashboard', user: sampleUser() })
  const cards = page.getByRole('region', { name: 'Neue Blogartikel' }).getByRole('listitem')
  await expect
    .poll(() => cards.elements().map((card) => card.textContent))
    .toEqual(['Artikel 1', 'UngelesenArtikel 2'])
  await expectAccessible()
  await router.navigate({ href: '/lernen' })
  await expect
    .element(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Blog' }))
    .toMatchTextContent('Ungelesen: „Artikel 2“')
})
