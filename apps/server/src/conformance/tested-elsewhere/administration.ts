import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'contexts/administration/operations/apps-as-admin.test.ts': ['createAppAsAdmin', 'updateAppAsAdmin'],
  'contexts/administration/operations/app-branding-as-admin.test.ts': [
    'getAppBrandingAsAdmin',
    'updateAppBrandingAsAdmin',
  ],
  'contexts/administration/operations/disable-user-as-admin-command.test.ts': ['enableUserAsAdmin'],
}
