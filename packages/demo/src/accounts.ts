import type { Role } from '@wohlauf/contract/values/features'
import type { DemoApp } from './apps.ts'

export type DemoAccount = {
  emailAddress: string
  firstName: string
  lastName: string
  role: Role
  hasCompletedOnboarding: boolean
}

const everywhere: readonly DemoAccount[] = [
  {
    emailAddress: 'mitglied@demo.example',
    firstName: 'Miriam',
    lastName: 'Glied',
    role: 'ROLE_USER',
    hasCompletedOnboarding: true,
  },
  {
    emailAddress: 'neu@demo.example',
    firstName: 'Nele',
    lastName: 'Neumann',
    role: 'ROLE_USER',
    hasCompletedOnboarding: false,
  },
  {
    emailAddress: 'redaktion@demo.example',
    firstName: 'Rieke',
    lastName: 'Dachs',
    role: 'ROLE_APP_MANAGER',
    hasCompletedOnboarding: false,
  },
]

const sponsorManager: DemoAccount = {
  emailAddress: 'sponsor@demo.example',
  firstName: 'Sven',
  lastName: 'Sommer',
  role: 'ROLE_SPONSOR_MANAGER',
  hasCompletedOnboarding: false,
}

export const demoAccounts = (app: DemoApp): readonly DemoAccount[] =>
  app.key === 'nutrition' ? [...everywhere, sponsorManager] : everywhere
