import type { Page } from '@playwright/test'

type Arrangement = {
  /** Factor from the screens' pixels to the picture's. */
  scale: number
  /** The corners' radius, in the picture's pixels. */
  radius: number
  gap: number
  /** How many screens stand in a row; by default all of them. */
  columns?: number
}

const QUALITY = 0.5

/** Screens of one size side by side, in rows, with round corners on a transparent ground, as a compressed WebP. */
export const compose = async (page: Page, screens: Buffer[], look: Arrangement): Promise<Buffer> => {
  const sources = screens.map((screen) => `data:image/png;base64,${screen.toString('base64')}`)
  const address = await page.evaluate(
    async ({ sources, scale, radius, gap, quality, columns = sources.length }) => {
      const images = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
      )
      const width = Math.round((images[0]?.width ?? 0) * scale)
      const height = Math.round((images[0]?.height ?? 0) * scale)
      const rows = Math.ceil(images.length / columns)
      const canvas = document.createElement('canvas')
      canvas.width = columns * (width + gap) - gap
      canvas.height = rows * (height + gap) - gap
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser draws no canvas.')
      context.imageSmoothingQuality = 'high'
      for (const [index, image] of images.entries()) {
        const left = (index % columns) * (width + gap)
        const top = Math.floor(index / columns) * (height + gap)
        context.save()
        context.beginPath()
        context.roundRect(left + 1, top + 1, width - 2, height - 2, radius)
        context.clip()
        context.drawImage(image, left, top, width, height)
        context.restore()
        context.strokeStyle = '#c3cedc'
        context.lineWidth = 2
        context.stroke()
      }
      return canvas.toDataURL('image/webp', quality)
    },
    { sources, quality: QUALITY, ...look },
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
