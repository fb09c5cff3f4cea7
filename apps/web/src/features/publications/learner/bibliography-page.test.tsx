import { getPublications } from '@wohlauf/contract/publications/publications'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { samplePublication } from '../../../testing/managed-samples.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const PATH = '/literaturliste'
const book = samplePublication(1, { title: 'Salz & Pfeffer?', author: 'Petra Müller' })
const site = samplePublication(2, {
  type: 'ONLINE',
  title: 'Gut essen',
  publisher: 'DGE',
  author: null,
  release: null,
  link: 'https://dge.example/essen?a=1',
  updatedAt: '2026-03-31T22:30:00.000Z',
})

test('a book leads to a web search, an online publication to its link, both in a new tab without opener', async ({
  server,
}) => {
  server.on(getPublications, [book, site])
  await openScreen({ server, path: PATH, user: sampleUser() })
  const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name })
  await expect
    .element(link(/Salz & Pfeffer\?.*Petra Müller · Musterverlag · 2024.*Im Web suchen/))
    .toHaveAttribute('href', 'https://duckduckgo.com/?q=Salz+%26+Pfeffer%3F+Petra+M%C3%BCller+Musterverlag')
  await expect
    .element(link(/Gut essen.*DGE.*Online lesen/))
    .toHaveAttribute('href', 'https://dge.example/essen?a=1')
  for (const each of page.getByRole('main').getByRole('link').elements()) {
    expect(each.getAttribute('target')).toBe('_blank')
    expect(each.getAttribute('rel')).toBe('noopener noreferrer')
  }
  await expectAccessible()
})

test('says as of which day it is: that of the latest change, in Berlin', async ({ server }) => {
  server.on(getPublications, [site, book])
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(page.getByText('Stand 01.04.2026')).toBeVisible()
})

test('says that the list is empty', async ({ server }) => {
  server.on(getPublications, [])
  await openScreen({ server, path: PATH, user: sampleUser() })
  await expect.element(page.getByText('Noch keine Literaturliste angelegt.')).toBeVisible()
  await expectAccessible()
})

test('retries after a failure', async ({ server }) => {
  server.refuse(getPublications, 'internal-error')
  await openScreen({ server, path: PATH, user: sampleUser() })
  const retry = page.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  server.on(getPublications, [book])
  await retry.click()
  await expect.element(page.getByText('Salz & Pfeffer?')).toBeVisible()
})
