import '../theme/styles.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { sampleImage } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { Picture } from './picture.tsx'

/** The address is not served: its element keeps waiting, as on a network that goes silent. */
const UNREACHABLE = '/api/files/images/unreachable/400.webp'
const LATE_MS = 300

const img = page.getByRole('img', { name: 'Ein Bild' })
const ground = () => getComputedStyle(img.element().parentElement as HTMLElement)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a late first picture has its average colour, then its blurred preview', async () => {
  await render(<Picture image={{ ...sampleImage, url: UNREACHABLE }} sizes="100vw" isFirst />)
  expect(ground().backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
  vi.advanceTimersByTime(LATE_MS - 1)
  expect(ground().backgroundImage).toBe('none')
  vi.advanceTimersByTime(1)
  await expect.poll(() => ground().backgroundImage).toMatch(/^url\("data:image\/png;base64,/)
})

test('no preview is made for a picture that is there in time', async () => {
  await render(<Picture image={sampleImage} sizes="100vw" isFirst />)
  await expect.element(img).toHaveAttribute('data-loaded', 'true')
  await expect.poll(() => vi.getTimerCount()).toBe(0)
})

test('no preview is made for a picture further down', async () => {
  await render(<Picture image={{ ...sampleImage, url: UNREACHABLE }} sizes="100vw" />)
  expect(vi.getTimerCount()).toBe(0)
  expect(ground().backgroundImage).toBe('none')
})

/** The darkest part of a colour, 0 to 255. */
const darkestPart = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
  return Math.min(r, g, b)
}

test.for(['light', 'dark'])(
  'a drawing without a ground has a light one in the %s appearance',
  async (appearance) => {
    document.documentElement.dataset.appearance = appearance
    await render(
      <AppTheme style="default">
        <Picture image={sampleImage} sizes="100vw" />
      </AppTheme>,
    )
    expect(darkestPart(getComputedStyle(img.element()).backgroundColor)).toBeGreaterThan(200)
    delete document.documentElement.dataset.appearance
  },
)
