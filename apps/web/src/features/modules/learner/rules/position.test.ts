import { expect, it } from 'vitest'
import { addressOf, CONTENTS, pageAt, positionFromAddress, SUCCESS } from './position.ts'

it.each([
  { position: CONTENTS, address: 'inhalt' },
  { position: pageAt(0), address: 1 },
  { position: pageAt(6), address: 7 },
  { position: SUCCESS, address: 'abschluss' },
])('$address is parsed to the position that it was made from', ({ position, address }) => {
  expect(addressOf(position)).toBe(address)
  expect(positionFromAddress(address)).toEqual(position)
})

it.each([undefined, null, '', 0, -1, 1.5, '3', 'seite', {}, Number.NaN])(
  'the address %j is not a position',
  (address) => {
    expect(positionFromAddress(address)).toBeNull()
  },
)
