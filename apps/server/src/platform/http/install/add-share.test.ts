import { expect, test } from 'vitest'
import { addShare } from './add-share.ts'

test('each pixel gets as much of the colour as it has a share of', () => {
  const pixels = new Float32Array([10, 20, 30, 0, 0, 0, 0, 0, 0])
  addShare(pixels, new Uint8Array([0, 255, 51]), '#ff8000')
  expect([...pixels].map(Math.round)).toEqual([10, 20, 30, 255, 128, 0, 51, 26, 0])
})

test('a colour takes another’s place, to the same share', () => {
  const [ink, paper, colour, other] = [0, 240, 100, 200]
  const half = (ofColour: number) => (ofColour + paper) / 2
  const pixels = new Float32Array([half(colour), half(colour), half(colour), ink, ink, ink])
  addShare(pixels, new Uint8Array([128, 0]), '#c8c864', '#646464')
  expect([...pixels].map(Math.round)).toEqual([half(other), half(other), half(colour), ink, ink, ink])
})
