import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filesBelow, inAndroid, inIos } from '../projects/committed.ts'
import { workspace } from '../projects/generate.ts'
import { isLaunchPicture } from '../projects/pictures.ts'

/**
 * Reads the bytes first: the server's code, which shares the process of these tests, forbids the library to
 * open files.
 */
const readPicture = (file: string) => sharp(readFileSync(file))

/** Icons have 48, 108 and 24 units; the factor to pixels at each density. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 }

test.each(Object.entries(DENSITIES))('Android has its icons for %s', async (density, factor) => {
  for (const [name, units] of Object.entries({
    ic_launcher: 48,
    ic_launcher_round: 48,
    ic_launcher_foreground: 108,
  })) {
    const { width, height } = await readPicture(
      inAndroid(`app/src/main/res/mipmap-${density}/${name}.png`),
    ).metadata()
    expect({ name, width, height }).toEqual({ name, width: units * factor, height: units * factor })
  }
})

test('Android has launch pictures in both orientations for every density', async () => {
  for (const density of Object.keys(DENSITIES))
    for (const orientation of ['port', 'port-night', 'land', 'land-night']) {
      const file = inAndroid(`app/src/main/res/drawable-${orientation}-${density}/splash.png`)
      const { width, height } = await readPicture(file).metadata()
      expect([density, orientation, width > height]).toEqual([
        density,
        orientation,
        orientation.startsWith('land'),
      ])
    }
})

test('iOS has one icon, without transparency, and launch pictures that fill every screen', async () => {
  const icons = filesBelow(inIos('App/App/Assets.xcassets/AppIcon.appiconset'), /\.png$/)
  expect(icons.map((file) => basename(file))).toEqual(['AppIcon-512@2x.png'])
  expect(await readPicture(icons[0] ?? '').metadata()).toMatchObject({
    width: 1024,
    height: 1024,
    hasAlpha: false,
  })
  const splashes = filesBelow(inIos('App/App/Assets.xcassets/Splash.imageset'), /\.png$/)
  expect(splashes.length).toBe(6)
  for (const file of splashes)
    expect(await readPicture(file).metadata()).toMatchObject({ width: 2732, height: 2732 })
})

/** The colour in the middle of a picture's upper part, where the icon is green and the template is not. */
const colourAt = async (file: string, left: number, top: number): Promise<number[]> => {
  const pixel = await readPicture(file)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [...pixel]
}

test('where the device is set to dark, the launch pictures are dark too', async () => {
  const { images } = JSON.parse(
    readFileSync(inIos('App/App/Assets.xcassets/Splash.imageset/Contents.json'), 'utf8'),
  ) as { images: { filename: string; scale: string; appearances?: object[] }[] }
  expect(
    images.map(({ filename, scale, appearances }) => [scale, filename.includes('night'), appearances]),
  ).toEqual(
    [false, true].flatMap((isAtNight) =>
      ['1x', '2x', '3x'].map((scale) => [
        scale,
        isAtNight,
        isAtNight ? [{ appearance: 'luminosity', value: 'dark' }] : undefined,
      ]),
    ),
  )
  const files = [
    ...images.map(({ filename }) => inIos(`App/App/Assets.xcassets/Splash.imageset/${filename}`)),
    ...filesBelow(inAndroid('app/src/main/res'), /splash\.png$/),
  ]
  expect(files.length).toBe(28)
  for (const file of files) {
    const isAtNight = /-night\b/.test(file)
    expect([file, await colourAt(file, 0, 0)]).toEqual([
      file,
      isAtNight ? [0x1a, 0x1d, 0x20] : [0xff, 0xfd, 0xf8],
    ])
  }
})

test('no icon of the template is left', async () => {
  const pictures = [inAndroid('app/src/main/res'), inIos('App/App/Assets.xcassets')].flatMap((folder) =>
    filesBelow(folder, /\.png$/),
  )
  expect(pictures.length).toBe(44)
  for (const file of pictures) {
    const { width, height } = await readPicture(file).metadata()
    if (isLaunchPicture(file)) continue
    const [red = 0, green = 0, blue = 0] = await colourAt(
      file,
      Math.floor(width / 2),
      Math.floor(height / 12),
    )
    const isOurs = green > red + 20 && green > blue + 20
    expect([relative(workspace, file), isOurs]).toEqual([relative(workspace, file), true])
  }
})
