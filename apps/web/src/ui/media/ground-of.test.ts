import { rgbaToThumbHash } from 'thumbhash'
import { expect, test } from 'vitest'
import { groundOf } from './ground-of.ts'

const WIDTH = 32
const HEIGHT = 24

const hashOf = (brightness: (x: number, y: number) => number, alpha = 255): string => {
  const pixels: number[] = []
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const shade = 255 * brightness(x / (WIDTH - 1), y / (HEIGHT - 1))
      pixels.push(shade, shade, shade, x === 0 ? alpha : 255)
    }
  return btoa(String.fromCharCode(...rgbaToThumbHash(WIDTH, HEIGHT, new Uint8Array(pixels))))
}

/** The angle in degrees, and the brightness at both ends. */
const readGround = (hash: string) => {
  const [, angle, from, to] =
    /^linear-gradient\((-?[\d.]+)rad, rgb\((\d+) .*?\), rgb\((\d+) .*?\)\)$/.exec(groundOf(hash)) ?? []
  const degrees = Math.round((Number(angle) * 180) / Math.PI)
  return { degrees: (degrees + 360) % 360, from: Number(from), to: Number(to) }
}

test.for([
  ['on the left', (x: number) => 0.8 - 0.6 * x, 90],
  ['on the right', (x: number) => 0.2 + 0.6 * x, 270],
  ['above', (_x: number, y: number) => 0.8 - 0.6 * y, 180],
  ['below', (_x: number, y: number) => 0.2 + 0.6 * y, 0],
] as const)('a picture that is light %s has a ground that is lighter there', ([, brightness, degrees]) => {
  const ground = readGround(hashOf(brightness))
  const turn = Math.abs(ground.degrees - degrees) % 360
  expect(Math.min(turn, 360 - turn)).toBeLessThan(20)
  expect(ground.from).toBeGreaterThan(160)
  expect(ground.to).toBeLessThan(96)
})

test('a picture with transparent parts is read in the same way', () => {
  const ground = readGround(hashOf((x) => 0.8 - 0.6 * x, 0))
  expect(ground.from).toBeGreaterThan(ground.to + 60)
})

test('a picture in one colour has a ground in this colour', () => {
  const { from, to } = readGround(hashOf(() => 0.5))
  expect([from, to].every((shade) => shade > 115 && shade < 140)).toBe(true)
})
