import {
  APP,
  createAppAsAdmin,
  type ManagedApp,
  updateAppAsAdmin,
} from '@wohlauf/contract/administration/administration-apps'
import { FEATURES } from '@wohlauf/contract/values/features'
import { itemDialog } from '../../authoring/list/item-dialog.tsx'
import { AppFields, type AppValues } from './app-fields.tsx'

export default itemDialog({
  kind: APP,
  subject: 'Die App',
  create: createAppAsAdmin,
  update: updateAppAsAdmin,
  width: 'large',
  empty: {
    title: '',
    preventionType: 'NUTRITION',
    styleAlias: 'default',
    host: '',
    allowedHostsForInitialConnection: [],
    enabledFeatures: [...FEATURES],
    senderEmailAddress: '',
    appStoreLink: '',
    playStoreLink: '',
    graceDaysAfterRevoking: 0,
    allowsPrivateMembers: false,
    publishesOnSave: false,
    lowestShellVersion: '',
    androidShell: '',
    iosShell: '',
  },
  valuesOf: ({ appId: _, revision: __, ...app }: ManagedApp): AppValues => ({
    ...app,
    appStoreLink: app.appStoreLink ?? '',
    playStoreLink: app.playStoreLink ?? '',
    lowestShellVersion: app.lowestShellVersion ?? '',
    androidShell: app.androidShell?.replaceAll(' ', '\n') ?? '',
    iosShell: app.iosShell ?? '',
  }),
  Fields: AppFields,
})
