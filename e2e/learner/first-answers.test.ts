import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { firstAnswersOf } from '@wohlauf/contract/first-answers'
import { reportOfNewDevice } from '../browser/new-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from './home.ts'

const FIRST_SCREEN = '/api/first-screen'
const PATHS = [
  getAuthenticatedUser.path,
  ...firstAnswersOf('dashboard-dashboard-list', {}).map(([{ path }]) => path),
]

test('the start page, opened by its address, asks for its first answers together, before its code, and never again @browser', async ({
  page: firstVisit,
  context,
  testServer,
  signIn,
}) => {
  const app = await testServer.demoApp('nutrition')
  await signIn(await testServer.createUser({ app }))
  const report = reportOfNewDevice(firstVisit)
  await firstVisit.goto(urlOf(app, '/dashboard'))
  await expectHome(firstVisit)
  await report

  const page = await context.newPage()
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await code.promise
    await route.fallback()
  })
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const withoutCode = page.waitForResponse((r) => r.url().includes(FIRST_SCREEN))
  await page.goto(urlOf(app, '/dashboard'), { waitUntil: 'commit' })
  await withoutCode
  code.resolve()
  await expectHome(page)
  await page.waitForLoadState('networkidle')
  const asked = paths.filter((path) => [FIRST_SCREEN, ...PATHS].includes(path))
  expect(asked).toEqual([FIRST_SCREEN])
})
