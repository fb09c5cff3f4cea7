import type { ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import type { UserOfApp } from '@wohlauf/contract/administration/administration-users'
import { idOf } from './sample-elements.ts'

export const sampleManagedApp = (number: number, more: Partial<ManagedApp> = {}): ManagedApp => ({
  appId: idOf(number),
  title: `App ${number}`,
  preventionType: 'NUTRITION',
  styleAlias: 'default',
  host: `app-${number}.firma.de`,
  allowedHostsForInitialConnection: [`app-${number}.firma.de`, `www.app-${number}.firma.de`],
  enabledFeatures: ['BLOG', 'RECIPES'],
  senderEmailAddress: 'hallo@firma.de',
  appStoreLink: null,
  playStoreLink: null,
  graceDaysAfterRevoking: 0,
  allowsPrivateMembers: false,
  publishesOnSave: true,
  lowestShellVersion: null,
  androidShell: null,
  iosShell: null,
  revision: 1,
  ...more,
})

export const sampleUserOfApp = (number: number, more: Partial<UserOfApp> = {}): UserOfApp => ({
  userId: idOf(number),
  emailAddress: `person-${number}@firma.de`,
  firstName: `Vorname${number}`,
  lastName: `Nachname${number}`,
  role: 'ROLE_USER',
  isAppManager: false,
  lastAuthenticatedAt: '2026-03-04T09:00:00.000Z',
  isDisabled: false,
  hasSecondFactor: false,
  ...more,
})
