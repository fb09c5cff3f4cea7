import { expect, test } from 'vitest'
import { addressesIn } from './address-lines.ts'

test('addresses are lower-cased and trimmed, and empty lines are dropped', () => {
  expect(addressesIn('  Anna@Firma.example \n\n \r\ncem@firma.example\r')).toEqual([
    'anna@firma.example',
    'cem@firma.example',
  ])
})
