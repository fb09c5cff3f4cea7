import type { Company } from '@wohlauf/contract/values/company'

export const sampleCompany: Company = {
  name: 'Muster & Söhne GmbH',
  legalForm: 'Gesellschaft mit beschränkter Haftung (GmbH)',
  street: 'Musterweg 1',
  postalCode: '80331',
  city: 'München',
  representedBy: ['Ada Muster', 'Bo Muster'],
  emailAddress: 'kontakt@muster.example',
  phoneNumber: '+49 89 123456',
  registerCourt: 'Amtsgericht München',
  registerNumber: 'HRB 1',
  vatId: 'DE123456789',
  supervisoryAuthority: null,
  dataProtectionEmailAddress: 'datenschutz@muster.example',
  responsibleForContent: 'Ada Muster',
}
