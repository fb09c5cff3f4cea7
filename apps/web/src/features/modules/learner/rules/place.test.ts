import { expect, it } from 'vitest'
import { addressOf, CONTENTS, pageAt, placeAtAddress, SUCCESS } from './place.ts'

it.each([
  { place: CONTENTS, address: 'inhalt' },
  { place: pageAt(0), address: 1 },
  { place: pageAt(6), address: 7 },
  { place: SUCCESS, address: 'abschluss' },
])('$address leads to where it was taken from', ({ place, address }) => {
  expect(addressOf(place)).toBe(address)
  expect(placeAtAddress(address)).toEqual(place)
})

it.each([undefined, null, '', 0, -1, 1.5, '3', 'seite', {}, Number.NaN])(
  'the address %j names no place',
  (address) => {
    expect(placeAtAddress(address)).toBeNull()
  },
)
