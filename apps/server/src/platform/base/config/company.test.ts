import { Company } from '@wohlauf/contract/values/company'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { companyComplaint, companyEnvironment, companyOf, DEMO_COMPANY } from './company.ts'

const schema = z.object(companyEnvironment)

const whole = {
  COMPANY_NAME: 'Gut zu Fuß GmbH',
  COMPANY_LEGAL_FORM: 'Gesellschaft mit beschränkter Haftung',
  COMPANY_STREET: 'Am Weg 2',
  COMPANY_POSTAL_CODE: '80333',
  COMPANY_CITY: 'München',
  COMPANY_REPRESENTED_BY: 'Ada Beispiel, Ben Beispiel',
  COMPANY_REGISTER_COURT: 'Amtsgericht München',
  COMPANY_REGISTER_NUMBER: 'HRB 123',
  COMPANY_VAT_ID: 'DE123456789',
  COMPANY_EMAIL: 'Hallo@Zufuss.example',
  COMPANY_PHONE: '+49 89 99998123',
  COMPANY_DATA_PROTECTION_EMAIL: 'datenschutz@zufuss.example',
  COMPANY_RESPONSIBLE_FOR_CONTENT: 'Ada Beispiel, Am Weg 2, 80333 München',
}

test('without settings returns the placeholder company, which has the shape of a real one', () => {
  expect(companyOf(schema.parse({}))).toBe(DEMO_COMPANY)
  expect(Company.parse(DEMO_COMPANY)).toEqual(DEMO_COMPANY)
})

test('a complete company is used, in production too', () => {
  const values = schema.parse(whole)
  expect(companyComplaint(values, true)).toBeNull()
  const company = companyOf(values)
  expect(Company.parse(company)).toEqual(company)
  expect(company).toMatchObject({
    name: 'Gut zu Fuß GmbH',
    representedBy: ['Ada Beispiel', 'Ben Beispiel'],
    emailAddress: 'hallo@zufuss.example',
    supervisoryAuthority: null,
  })
})

test('the placeholder company is refused in production', () => {
  expect(companyComplaint(schema.parse({}), false)).toBeNull()
  const complaint = companyComplaint(schema.parse({}), true)
  for (const name of Object.keys(whole)) expect(complaint).toContain(name)
  expect(complaint).not.toContain('COMPANY_SUPERVISORY_AUTHORITY')
})

test.each(Object.keys(whole))('an incomplete company is refused: without %s', (name) => {
  const complaint = companyComplaint(schema.parse({ ...whole, [name]: undefined }), false)
  expect(complaint).toContain(`${name} is missing`)
})

describe('an invalid value is reported with its name and an example', () => {
  test.each([
    ['COMPANY_POSTAL_CODE', '8033', 'COMPANY_POSTAL_CODE=80331'],
    ['COMPANY_VAT_ID', 'ATU12345678', 'COMPANY_VAT_ID=DE123456789'],
    ['COMPANY_EMAIL', 'kontakt', 'COMPANY_EMAIL=kontakt@'],
    ['COMPANY_DATA_PROTECTION_EMAIL', 'a b@c.de', 'COMPANY_DATA_PROTECTION_EMAIL=datenschutz@'],
    ['COMPANY_PHONE', 'anrufen', 'COMPANY_PHONE=+49'],
    ['COMPANY_REPRESENTED_BY', 'Ada,,Ben', 'COMPANY_REPRESENTED_BY=Erika'],
    ['COMPANY_NAME', 'x'.repeat(256), 'COMPANY_NAME=Muster GmbH'],
  ])('%s: %s', (name, value, example) => {
    const { error } = schema.safeParse({ ...whole, [name]: value })
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(example)])
  })
})
