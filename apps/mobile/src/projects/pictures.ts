import sharp from 'sharp'
import type { Shell } from '../flavour.ts'

/** The share of the icon's width that no device cuts off, in Android's adaptive icons: 66 of 108, of 0.8. */
const ADAPTIVE_SHARE = 0.8
/**
 * A share of the shorter side of a launch picture. iOS fills a phone with the middle of a square, so there it
 * is smaller.
 */
const SPLASH_SHARE = { android: 0.32, ios: 0.15 }
/** The corners of a tile, as a share of its width. */
const CORNER = 0.22

const masked = (picture: Buffer, size: number, radius: number): Promise<Buffer> =>
  sharp(picture)
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`,
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer()

const icon = ({ icon }: Shell, size: number): Promise<Buffer> =>
  sharp(icon, { density: 288 }).resize(size, size).removeAlpha().png().toBuffer()

/** The icon's edges extend to the picture's, so that no seam moves with the launcher's animation. */
const foreground = async (shell: Shell, size: number): Promise<Buffer> => {
  const inner = Math.round(size * ADAPTIVE_SHARE)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return sharp(await icon(shell, inner))
    .extend({ top: before, left: before, bottom: after, right: after, extendWith: 'copy' })
    .png()
    .toBuffer()
}

const tile = async (shell: Shell, size: number, corner: number): Promise<Buffer> =>
  masked(await icon(shell, size), size, size * corner)

const splash = async (
  shell: Shell,
  width: number,
  height: number,
  { share, background }: { share: number; background: string },
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: await tile(shell, Math.round(Math.min(width, height) * share), CORNER) }])
    .png({ compressionLevel: 9 })
    .toBuffer()

export const isLaunchPicture = (file: string): boolean => /splash[^/]*\.png$/.test(file)

const AT_NIGHT = /-night\b/

/**
 * Where a launch picture for the night belongs: Android has folders for it (the night before the density), on iOS
 * the set of pictures names it.
 */
export const nightPathOf = (path: string): string =>
  path.startsWith('ios')
    ? path.replace(/\.png$/, '-night.png')
    : path.replace(/\/drawable(-port|-land)?/, '/drawable$1-night')

/**
 * Draws the replacement for a picture of the template, in its size.
 * @throws when the template has an unknown picture
 */
export const drawPicture = async (
  file: string,
  width: number,
  height: number,
  shell: Shell,
): Promise<Buffer> => {
  if (/AppIcon-/.test(file)) return icon(shell, width)
  if (/ic_launcher_foreground\.png$/.test(file)) return foreground(shell, width)
  if (/ic_launcher_round\.png$/.test(file)) return tile(shell, width, 0.5)
  if (/ic_launcher\.png$/.test(file)) return tile(shell, width, CORNER)
  if (isLaunchPicture(file))
    return splash(shell, width, height, {
      share: SPLASH_SHARE[file.startsWith('ios') ? 'ios' : 'android'],
      background: AT_NIGHT.test(file) ? shell.colours.backgroundAtNight : shell.colours.background,
    })
  throw new Error(`The template has a picture for which there is no drawing: ${file}`)
}

/** The pictures that Google's store shows beside the screenshots. */
export const drawStorePictures = async (shell: Shell): Promise<Record<string, Buffer>> => ({
  'icon-512.png': await icon(shell, 512),
  'feature-1024x500.png': await sharp({
    create: { width: 1024, height: 500, channels: 3, background: shell.colours.brand },
  })
    .composite([{ input: await tile(shell, 280, CORNER) }])
    .removeAlpha()
    .png()
    .toBuffer(),
})
