import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { FIRST_ANSWERS } from '@wohlauf/contract/first-answers'
import { reportOfNewDevice } from '../browser/new-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from './home.ts'

const PATHS = [getAuthenticatedUser, ...(FIRST_ANSWERS['dashboard-dashboard-list'] ?? [])].map(
  ({ path }) => path,
)

test('the start page, opened by its address, asks for its first answers before its code, and each once @browser', async ({
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
  const withoutCode = Promise.all(PATHS.map((path) => page.waitForResponse((r) => r.url().includes(path))))
  await page.goto(urlOf(app, '/dashboard'), { waitUntil: 'commit' })
  await withoutCode
  code.resolve()
  await expectHome(page)
  await page.waitForLoadState('networkidle')
  for (const path of PATHS) expect(paths.filter((each) => each === path)).toEqual([path])
})
