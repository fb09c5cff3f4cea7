import { expect, test, urlOf } from '../browser/test.ts'

type Linked = { manifest: string | null; touchIcon: string | null; colours: number; viewport: string | null }

test('a browser finds nothing that keeps an app from being installed @browser', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp({ title: 'Alpha App' })
  await page.goto(urlOf(app, '/login'))
  const protocol = await page.context().newCDPSession(page)

  await test.step('it reads the manifest of the host without an error', async () => {
    const { url, errors, data } = await protocol.send('Page.getAppManifest')
    expect([url, errors]).toEqual([urlOf(app, '/manifest.webmanifest'), []])
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Alpha App', display: 'standalone' })
  })

  await test.step('it could be installed', async () => {
    const { installabilityErrors } = await protocol.send('Page.getInstallabilityErrors')
    // Each journey has a private window of its own, which installs nothing. The headless shell reports no
    // errors; a full Chromium does.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })

  await test.step('the document contains the rest, for iOS too', async () => {
    const links = await page.evaluate<Linked>(() => {
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? null
      return {
        manifest: attribute('link[rel=manifest]', 'href'),
        touchIcon: attribute('link[rel=apple-touch-icon]', 'href'),
        colours: document.querySelectorAll('meta[name=theme-color]').length,
        viewport: attribute('meta[name=viewport]', 'content'),
      }
    })
    expect(links).toMatchObject({ manifest: '/manifest.webmanifest', colours: 2 })
    expect(links.viewport).toContain('width=device-width')
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address ?? ''
      await image.decode()
      return image.naturalWidth
    }, links.touchIcon)
    expect(size).toBe(180)
  })
})
