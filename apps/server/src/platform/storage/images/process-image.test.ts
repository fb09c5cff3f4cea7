import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { makePicture, newCaller } from '../../../testing/files/picture.ts'
import { makePictureBomb } from '../../../testing/files/picture-bomb.ts'
import { MAX_PIXELS, type ProcessedImage, processImage as processFor } from './process-image.ts'

const processImage = (bytes: Buffer, maxPixels?: number) =>
  processFor(bytes, newCaller(), maxPixels ? { maxPixels } : {})

const RED = { r: 220, g: 30, b: 40 }

const inRed = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } })

/** libvips is not allowed to read WebP in this process, so its header is parsed here. */
const sizeOf = (webp: Buffer) => {
  expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 12)).toBe('RIFFWEBP')
  const kind = webp.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff]
  expect(kind).toBe('VP8X')
  return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1]
}

const takeImage = async (bytes: Buffer): Promise<ProcessedImage> => {
  const processed = await processImage(bytes)
  if (!processed) throw new Error('the picture was refused')
  return processed
}

const averageOf = ({ thumbhash }: ProcessedImage) => {
  const { r, g, b, a } = thumbHashToAverageRGBA(Buffer.from(thumbhash, 'base64'))
  return { r: r * 255, g: g * 255, b: b * 255, a }
}

const expectRed = (processed: ProcessedImage, tolerance: number) => {
  const { r, g, b } = averageOf(processed)
  expect(Math.abs(r - RED.r)).toBeLessThan(tolerance)
  expect(Math.abs(g - RED.g)).toBeLessThan(tolerance)
  expect(Math.abs(b - RED.b)).toBeLessThan(tolerance)
}

describe('the versions of a picture', () => {
  test.each([
    [1, 1, [1]],
    [199, 100, [199]],
    [200, 100, [200]],
    [201, 100, [200, 201]],
    [400, 300, [200, 400]],
    [999, 10, [200, 400, 700, 999]],
    [1000, 10, [200, 400, 700, 1000]],
    [1001, 10, [200, 400, 700, 1000]],
    [3000, 2000, [200, 400, 700, 1000]],
  ])('of %i × %i pixels are never wider than the original', async (width, height, widths) => {
    const { versions, aspectRatio } = await takeImage(await makePicture(width, height))
    expect(versions.map((version) => version.width)).toEqual(widths)
    expect(aspectRatio).toBeCloseTo(width / height, 10)
    for (const version of versions)
      expect(sizeOf(version.webp)).toEqual([
        version.width,
        Math.max(1, Math.round((version.width * height) / width)),
      ])
  })

  test('are the same for a JPEG and a PNG', async () => {
    for (const format of ['png', 'jpeg'] as const) {
      const { versions } = await takeImage(await makePicture(640, 480, format))
      expect(versions.map(({ width }) => width)).toEqual([200, 400, 640])
    }
  })
})

describe('the hash of a picture', () => {
  test('shows its aspect ratio and colour', async () => {
    const processed = await takeImage(await inRed(600, 400).png().toBuffer())
    const hash = Buffer.from(processed.thumbhash, 'base64')
    expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(1.5, 0)
    const { w, h, rgba } = thumbHashToRGBA(hash)
    expect([w, rgba.length]).toEqual([32, w * h * 4])
    expectRed(processed, 12)
  })

  test('represents transparency', async () => {
    const clear = sharp({ create: { width: 60, height: 60, channels: 4, background: { ...RED, alpha: 0 } } })
    expect(averageOf(await takeImage(await clear.png().toBuffer())).a).toBeLessThan(0.1)
  })

  test.each(['png', 'jpeg'] as const)('is correct for a grey %s too', async (format) => {
    const grey = await inRed(300, 200).greyscale().toFormat(format).toBuffer()
    const { r, g, b, a } = averageOf(await takeImage(grey))
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(8)
    expect(a).toBe(1)
  })
})

describe('a picture is converted to sRGB', () => {
  test('from CMYK, as print shops send it', async () => {
    const cmyk = await inRed(300, 200).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).channels).toBe(4)
    expectRed(await takeImage(cmyk), 45)
  })

  test('from Display P3, as phones produce it', async () => {
    const wide = await inRed(300, 200).withIccProfile('p3').png().toBuffer()
    expect((await sharp(wide).metadata()).hasProfile).toBe(true)
    expectRed(await takeImage(wide), 12)
  })

  test('from sixteen bits a channel', async () => {
    const deep = await inRed(300, 200).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    expectRed(await takeImage(deep), 12)
  })
})

describe('a camera’s metadata', () => {
  test.each([
    [1, 300, 200],
    [3, 300, 200],
    [6, 200, 300],
    [8, 200, 300],
  ])('turns the picture upright (orientation %i)', async (orientation, width, height) => {
    const turnedPicture = await inRed(300, 200).withMetadata({ orientation }).jpeg().toBuffer()
    const { versions, aspectRatio } = await takeImage(turnedPicture)
    expect(aspectRatio).toBe(width / height)
    expect(sizeOf(versions.at(-1)?.webp ?? Buffer.alloc(30))).toEqual([width, height])
  })

  test('is removed, above all the position', async () => {
    const exif = {
      IFD0: { Make: 'Kamera der Tests', Copyright: 'Petra Probe' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
    }
    const original = await inRed(300, 200)
      .withExif(exif)
      .withXmp('<x:xmpmeta>Petra Probe</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(original.includes('Kamera der Tests')).toBe(true)
    for (const { webp } of (await takeImage(original)).versions)
      for (const trace of ['Kamera', 'Petra', 'Exif', 'EXIF', 'XMP', 'xmpmeta', 'ICCP'])
        expect(webp.includes(trace), trace).toBe(false)
  })

  test('is removed with any bytes after the picture’s end', async () => {
    const polyglot = Buffer.concat([await makePicture(300, 200, 'jpeg'), Buffer.from('<script>1</script>')])
    for (const { webp } of (await takeImage(polyglot)).versions) expect(webp.includes('script')).toBe(false)
  })
})

describe('refuses', () => {
  test('a small file of 30,000 × 30,000 pixels', async () => {
    const bytes = makePictureBomb(30_000, 30_000)
    expect(bytes.length).toBeLessThan(1_000_000)
    await expect(processImage(bytes)).rejects.toMatchObject({ name: 'too-many-pixels' })
  })

  test('one pixel row more than the forty megapixels of editors, and the sixteen of learners', async () => {
    const tooMany = { name: 'too-many-pixels' }
    await expect(processImage(await makePicture(8000, 5001, 'jpeg'))).rejects.toMatchObject(tooMany)
    expect(await processImage(await makePicture(8000, 5000, 'jpeg'))).not.toBeNull()
    const { learner } = MAX_PIXELS
    await expect(processImage(await makePicture(4000, 4001, 'jpeg'), learner)).rejects.toMatchObject(tooMany)
    expect(await processImage(await makePicture(4000, 4000, 'jpeg'), learner)).not.toBeNull()
  })

  test.each([
    ['a JPEG', 'jpeg', 6],
    ['a PNG', 'png', 1],
  ] as const)('%s from its header, without reading the rest', async (_, format, orientation) => {
    const whole = await inRed(4000, 4001).withMetadata({ orientation }).toFormat(format).toBuffer()
    const head = whole.subarray(0, 4096)
    await expect(processImage(head, MAX_PIXELS.learner)).rejects.toMatchObject({ name: 'too-many-pixels' })
    expect(await processImage(head)).toBeNull()
  })

  test.each(['png', 'jpeg'] as const)('a truncated %s', async (format) => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, index) => (index * 7919) % 251))
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    expect(await processImage(whole)).not.toBeNull()
    for (const share of [0.02, 0.5, 0.95])
      expect(await processImage(whole.subarray(0, Math.floor(whole.length * share))), `${share}`).toBeNull()
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Ich bin ein Bild.')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a WebP', Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vz0AAA=', 'base64')],
    ['a BMP', Buffer.from('424d1e000000000000001a0000000c00000001000100010018000000ff00', 'hex')],
    ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['a PNG signature alone', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a JPEG beginning alone', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ])('%s', async (_, bytes) => expect(await processImage(bytes)).toBeNull())
})

const pngChunk = (type: string, data: Buffer): Buffer => {
  const namedData = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(namedData))
  return Buffer.concat([length, namedData, sum])
}

test('the first frame of an animated PNG is stored', async () => {
  const still = await inRed(60, 40).png().toBuffer()
  const afterHeader = 8 + 25
  const frame = Buffer.alloc(26)
  frame.writeUInt32BE(60, 4)
  frame.writeUInt32BE(40, 8)
  const animated = Buffer.concat([
    still.subarray(0, afterHeader),
    // Two frames, in an endless loop.
    pngChunk('acTL', Buffer.from('0000000200000000', 'hex')),
    pngChunk('fcTL', frame),
    still.subarray(afterHeader),
  ])
  const processed = await takeImage(animated)
  expect(processed.versions).toHaveLength(1)
  expect(processed.aspectRatio).toBe(1.5)
  expectRed(processed, 12)
})

test('a failing picture does not block the next one', async () => {
  const results = await Promise.all([
    processImage(Buffer.from('x')),
    makePicture(30, 20).then((bytes) => processImage(bytes)),
    processImage(Buffer.from('y')),
  ])
  expect(results.map((result) => result?.versions.length)).toEqual([undefined, 1, undefined])
})
