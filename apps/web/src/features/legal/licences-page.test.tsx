import { getCompany, getLegalText } from '@wohlauf/contract/legal/legal'
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openAdminScreen } from '../../testing/open-admin-screen.tsx'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleCompany } from '../../testing/sample-company.ts'
import { expect, test } from '../../testing/test.ts'

const heading = page.getByRole('heading', { name: 'Open-Source-Lizenzen' })
const rowOf = (name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()

/** Answers the file, and not the server's operations, from now on. */
const answerFile = (answer: () => Response) => {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    return /\/licences-\w+\.json$/.test(pathname) ? answer() : ask(input, init)
  }
  onTestFinished(() => {
    window.fetch = ask
  })
}

const NOTICES = {
  texts: ['Permission is hereby granted', 'The Mozilla Public License', 'Copyright (c) 2020 Ada'],
  components: [
    { name: 'ada', version: '1.0.0', licence: '(MIT OR MPL-2.0)', texts: [2, 1] },
    { name: 'bo', version: '2.1.0', licence: 'MIT', texts: [0] },
  ],
}

test('the imprint leads to the real list, whose texts unfold', async ({ server }) => {
  server.on(getCompany, sampleCompany)
  server.on(getLegalText, { version: '2099-03-05', bodyHtml: null, isInForce: true, formerVersions: [] })
  const { address } = await openScreen({ server, path: '/impressum' })
  await page.getByRole('link', { name: 'Open-Source-Lizenzen' }).click()
  await expect.element(heading).toBeVisible()
  expect(address()).toBe('/lizenzen')
  const react = rowOf('react')
  await expect.element(react).toMatchTextContent('MIT')
  expect(react.element().textContent).not.toContain('Permission is hereby granted')
  await react.getByText('react', { exact: true }).click()
  await expect.element(react).toMatchTextContent('Permission is hereby granted')
})

test('a component has all of its texts, and no other', async ({ server }) => {
  answerFile(() => Response.json(NOTICES))
  await openScreen({ server, path: '/lizenzen' })
  await rowOf('ada').getByText('ada').click()
  await expect.element(page.getByText('Copyright (c) 2020 Ada')).toBeVisible()
  await expect.element(page.getByText('The Mozilla Public License')).toBeVisible()
  expect(page.getByText('Permission is hereby granted').elements()).toEqual([])
})

test('the admin site has the page too, without a login', async ({ server }) => {
  answerFile(() => Response.json(NOTICES))
  await openAdminScreen(server, ADMIN_ROUTES.licences.path, { isSignedIn: false })
  await expect.element(heading).toBeVisible()
  await expect.element(rowOf('bo')).toMatchTextContent('2.1.0')
})

test('after a failure the list can be loaded again', async ({ server }) => {
  let isThere = false
  answerFile(() =>
    isThere ? Response.json(NOTICES) : Response.json({ identifier: 'not-found' }, { status: 404 }),
  )
  await openScreen({ server, path: '/lizenzen' })
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Die Lizenzen sind gerade nicht erreichbar')
  isThere = true
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(rowOf('bo')).toBeVisible()
})

test.for([360, 1440])('is accessible, and fits a width of %i', async (width, { server }) => {
  await page.viewport(width, 900)
  const long = { name: `@${'gesundheit'.repeat(9)}/x`, version: '1.0.0-beta.17', licence: 'MIT', texts: [0] }
  const texts = [`${'x'.repeat(300)}\nPermission`]
  answerFile(() => Response.json({ texts, components: [long, ...NOTICES.components] }))
  await openScreen({ server, path: '/lizenzen' })
  await rowOf(long.name).getByText(long.name).click()
  await expect.element(page.getByText('Permission')).toBeVisible()
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
