import '../theme/styles.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { sampleImage } from '../../testing/sample-elements.ts'
import { expect, test } from '../../testing/test.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { Picture } from './picture.tsx'

const img = page.getByRole('img', { name: 'Ein Bild' })

type WatchedProps = { onFirstRendering: () => void; children: ReactNode }

const Watched = ({ onFirstRendering, children }: WatchedProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the first rendering
  useLayoutEffect(onFirstRendering, [])
  return children
}

test('a picture has a ground in its colours, and is shown when it has arrived, without being rendered again', async () => {
  let renderings = 0
  const image = {
    ...sampleImage,
    // Each rendering reads it.
    get alternativeText() {
      renderings += 1
      return sampleImage.alternativeText
    },
  }
  let firstRenderings = 0
  const onFirstRendering = () => {
    firstRenderings = renderings
  }
  await render(
    <Watched onFirstRendering={onFirstRendering}>
      <Picture image={image} sizes="100vw" />
    </Watched>,
  )
  const ground = getComputedStyle(img.element().parentElement as HTMLElement)
  expect(ground.backgroundImage).toMatch(/^linear-gradient\(/)
  await expect.element(img).toHaveAttribute('data-loaded', 'true')
  expect(renderings).toBe(firstRenderings)
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
