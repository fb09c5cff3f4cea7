import type { Page } from '@playwright/test'

type Look = {
  /** Factor from the screens' pixels to the picture's. */
  scale: number
  /** In the picture's pixels. */
  radius: number
  gap: number
}

const QUALITY = 0.82

/** Screens side by side, with round corners on a transparent ground, as a compressed WebP. */
export const compose = async (page: Page, screens: Buffer[], look: Look): Promise<Buffer> => {
  const sources = screens.map((screen) => `data:image/png;base64,${screen.toString('base64')}`)
  const address = await page.evaluate(
    async ({ sources, scale, radius, gap, quality }) => {
      const images = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
      )
      const sizes = images.map((image) => ({
        width: Math.round(image.width * scale),
        height: Math.round(image.height * scale),
      }))
      const canvas = document.createElement('canvas')
      canvas.width = sizes.reduce((sum, { width }) => sum + width, gap * (images.length - 1))
      canvas.height = Math.max(...sizes.map(({ height }) => height))
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser draws no canvas.')
      context.imageSmoothingQuality = 'high'
      let left = 0
      for (const [index, image] of images.entries()) {
        const { width = 0, height = 0 } = sizes[index] ?? {}
        context.save()
        context.beginPath()
        context.roundRect(left + 1, 1, width - 2, height - 2, radius)
        context.clip()
        context.drawImage(image, left, 0, width, height)
        context.restore()
        context.strokeStyle = '#c3cedc'
        context.lineWidth = 2
        context.stroke()
        left += width + gap
      }
      return canvas.toDataURL('image/webp', quality)
    },
    { sources, quality: QUALITY, ...look },
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
