import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin } from '../learner/login-form.ts'
import { keptByWorker, workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = /^Du bist offline/
const CUT = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/]

test('without a network each host starts its own app, which says that it is offline @browser', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const one = await testServer.createApp({ title: 'Alpha App' })
  const other = await testServer.createApp({ title: 'Beta App', style: 'wohlauf' })
  const user = await testServer.createUser({ app: one })
  await signIn(user)
  await page.goto(urlOf(one, '/module'))
  await workerReady(page)
  await page.goto(urlOf(other))
  await workerReady(page)
  await context.setOffline(true)

  await page.goto(urlOf(one, '/gewohnheiten'))
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page).toHaveTitle(/Alpha App/)
  await expect(page.locator('html')).toHaveAttribute('data-style', 'default')

  await page.goto(urlOf(other))
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expectLogin(page)
  await expect(page).toHaveTitle(/Beta App/)
  await expect(page.locator('html')).toHaveAttribute('data-style', 'wohlauf')

  await test.step('and continues when the network is back', async () => {
    await context.setOffline(false)
    await page.goto(urlOf(one, '/module'))
    await expect(page.getByRole('heading', { name: 'Noch keine Module verfügbar.' })).toBeVisible()
    await expect(page.getByText(OFFLINE)).toBeHidden()
  })
})

test('the worker keeps files and one document of its host: no API answers, and no data of the two people who use the device @browser', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const people = [await testServer.createUser({ app }), await testServer.createUser({ app })]
  for (const user of people) {
    await signIn(user)
    await page.goto(urlOf(app, '/profil'))
    await expect(page.getByText(user.emailAddress).first()).toBeVisible()
    await workerReady(page)
  }
  const { addresses, documents } = await keptByWorker(page)
  expect(
    addresses.filter((address) => !address.includes('/assets/')).map((url) => new URL(url).pathname),
  ).toEqual(expect.arrayContaining(['/', '/releases']))
  expect(addresses.filter((address) => address.includes('/api/'))).toEqual([])
  const anybodys = await page.evaluate(() =>
    fetch('/', { credentials: 'omit' }).then((answer) => answer.text()),
  )
  const withoutNonce = (text: string) => text.replaceAll(/nonce="[^"]*"/g, '')
  expect(documents.map(withoutNonce)).toContain(withoutNonce(anybodys))
  for (const { emailAddress, id } of people)
    for (const text of documents) for (const word of [emailAddress, id]) expect(text).not.toContain(word)

  await test.step('answers of the API are not in the HTTP cache either', async () => {
    const response = page.waitForResponse((answer) => answer.url().includes('/api/application/'))
    await page.reload()
    expect((await response).headers()['cache-control']).toBe('no-store')
  })
})
