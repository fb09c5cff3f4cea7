import type { Role } from '@wohlauf/contract/values/features'

export const ROLE_NAMES: Record<Role, string> = {
  ROLE_USER: 'Mitglied',
  ROLE_APP_MANAGER: 'App-Manager',
  ROLE_SPONSOR_MANAGER: 'Sponsor-Manager',
}
