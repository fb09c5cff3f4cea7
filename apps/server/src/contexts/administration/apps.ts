import type { createAppAsAdmin, ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import type { ParsedInputOf } from '@wohlauf/contract/operation'
import type { Tx } from '../../platform/database/transaction.ts'
import { app, appHost } from '../../platform/tenancy/tables.ts'

/** The same on creation and change, except for the title's length. */
export type WrittenApp = Omit<ParsedInputOf<typeof createAppAsAdmin>, 'appId'>

type Defaults = Pick<
  typeof app.$inferSelect,
  | 'graceDaysAfterRevoking'
  | 'allowsPrivateMembers'
  | 'publishesOnSave'
  | 'lowestShellVersion'
  | 'androidShell'
  | 'iosShell'
>

const DEFAULTS: Defaults = {
  graceDaysAfterRevoking: 0,
  allowsPrivateMembers: false,
  publishesOnSave: true,
  lowestShellVersion: null,
  androidShell: null,
  iosShell: null,
}

/** An empty text is null; a missing one keeps the other. */
const textOr = (text: string | null | undefined, other: string | null): string | null =>
  text === undefined ? other : text || null

/** @param defaults the values of what the caller leaves out */
export const columnsOf = (values: WrittenApp, defaults: Defaults = DEFAULTS) => ({
  title: values.title,
  preventionType: values.preventionType,
  style: values.styleAlias,
  host: values.host,
  enabledFeatures: values.enabledFeatures,
  senderEmailAddress: values.senderEmailAddress,
  appStoreLink: values.appStoreLink || null,
  playStoreLink: values.playStoreLink || null,
  graceDaysAfterRevoking: values.graceDaysAfterRevoking ?? defaults.graceDaysAfterRevoking,
  allowsPrivateMembers: values.allowsPrivateMembers ?? defaults.allowsPrivateMembers,
  publishesOnSave: values.publishesOnSave ?? defaults.publishesOnSave,
  lowestShellVersion: textOr(values.lowestShellVersion, defaults.lowestShellVersion),
  androidShell: textOr(values.androidShell, defaults.androidShell),
  iosShell: textOr(values.iosShell, defaults.iosShell),
})

/** Includes the main one (`decisions.md`, open point 45). */
export const hostsOf = ({ host, allowedHostsForInitialConnection }: WrittenApp): string[] =>
  [...new Set([host, ...allowedHostsForInitialConnection])].sort()

/** Serves the comparison with a retry of the creation. */
export const writtenOf = (values: WrittenApp) => ({ ...columnsOf(values), hosts: hostsOf(values) })

export const findApps = async (tx: Tx): Promise<ManagedApp[]> => {
  const rows = await tx.select().from(app)
  const hosts = Map.groupBy(await tx.select().from(appHost), ({ appId }) => appId)
  const namesOf = (appId: string) => (hosts.get(appId) ?? []).map(({ host }) => host).sort()
  return rows
    .map(
      (row): ManagedApp => ({
        appId: row.appId,
        title: row.title,
        preventionType: row.preventionType,
        styleAlias: row.style,
        host: row.host,
        allowedHostsForInitialConnection: namesOf(row.appId),
        enabledFeatures: row.enabledFeatures,
        senderEmailAddress: row.senderEmailAddress,
        appStoreLink: row.appStoreLink,
        playStoreLink: row.playStoreLink,
        graceDaysAfterRevoking: row.graceDaysAfterRevoking,
        allowsPrivateMembers: row.allowsPrivateMembers,
        publishesOnSave: row.publishesOnSave,
        lowestShellVersion: row.lowestShellVersion,
        androidShell: row.androidShell,
        iosShell: row.iosShell,
        revision: row.revision,
      }),
    )
    .toSorted(
      (one, other) => one.title.localeCompare(other.title, 'de') || (one.appId < other.appId ? -1 : 1),
    )
}

export const findWrittenApp = async (
  tx: Tx,
  appId: string,
): Promise<ReturnType<typeof writtenOf> | undefined> => {
  const managedApp = (await findApps(tx)).find((each) => each.appId === appId)
  return managedApp && writtenOf(managedApp)
}
