/** The required settings in production besides the admin site's host, the database and the mail server. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  COMPANY_NAME: 'Muster GmbH',
  COMPANY_LEGAL_FORM: 'Gesellschaft mit beschränkter Haftung',
  COMPANY_STREET: 'Am Weg 2',
  COMPANY_POSTAL_CODE: '80333',
  COMPANY_CITY: 'München',
  COMPANY_REPRESENTED_BY: 'Ada Beispiel',
  COMPANY_REGISTER_COURT: 'Amtsgericht München',
  COMPANY_REGISTER_NUMBER: 'HRB 123',
  COMPANY_VAT_ID: 'DE123456789',
  COMPANY_EMAIL: 'hallo@muster.example',
  COMPANY_PHONE: '+49 89 99998123',
  COMPANY_DATA_PROTECTION_EMAIL: 'datenschutz@muster.example',
  COMPANY_RESPONSIBLE_FOR_CONTENT: 'Ada Beispiel, Am Weg 2, 80333 München',
}
