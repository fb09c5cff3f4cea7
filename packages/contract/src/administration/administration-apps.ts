import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { AppStyle, FEATURES, Feature, PreventionType } from '../values/features.ts'
import { Host, Hosts } from '../values/host.ts'
import { MESSAGES } from '../values/messages.ts'
import { OptionalAndroidShell, OptionalIosShell, OptionalShellVersion } from '../values/shell.ts'
import { ShownAddress } from '../values/shown-address.ts'
import {
  EmailAddress,
  EmptyObject,
  Id,
  MAX_SHORT_TEXT,
  NameText,
  NewId,
  onOneLine,
  Revision,
} from '../values/values.ts'
import { trimmedText } from '../values/visible-text.ts'
import { isWebAddress, toWebAddress } from '../values/web-address.ts'
import { getFailedJobsAsAdmin } from './administration-running.ts'

export const APP = { id: 'appId', name: 'App' } as const

/** An app's title is shorter when it is created (`decisions.md`, open point 31). */
const NewTitle = z
  .string()
  .check(trimmedText(), z.minLength(1, MESSAGES.required), z.maxLength(100), onOneLine)

/** The page of an app in a store: a secure address, or nothing. */
const StoreLink = z.nullish(
  z.string().check(
    z.trim(),
    toWebAddress,
    z.maxLength(MAX_SHORT_TEXT),
    z.refine((text) => !text || (/^https:/i.test(text) && isWebAddress(text)), MESSAGES.linkNotValid),
  ),
)

/** The standard text of data protection names it. */
const MAX_GRACE_DAYS = 60

const EnabledFeatures = z.pipe(
  z.array(Feature).check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(FEATURES.length)),
  z.transform((features: Feature[]) => FEATURES.filter((feature) => features.includes(feature))),
)

/** Specification, managers, sections 3 and 5. */
const appFields = {
  preventionType: PreventionType,
  styleAlias: AppStyle,
  host: Host,
  /** The server adds `host`. */
  allowedHostsForInitialConnection: Hosts,
  enabledFeatures: EnabledFeatures,
  senderEmailAddress: EmailAddress,
  appStoreLink: StoreLink,
  playStoreLink: StoreLink,
  // Not part of the specification: omitted fields keep their values, or get those of a new app (0, false, true,
  // none).
  /** 0 deletes an account immediately, as the specification says. */
  graceDaysAfterRevoking: z.optional(z.int().check(z.gte(0), z.lte(MAX_GRACE_DAYS))),
  /** Whether a person who loses the seat may keep the account without a sponsor. */
  allowsPrivateMembers: z.optional(z.boolean()),
  /** Whether each save of content is published; otherwise managers publish their changes. */
  publishesOnSave: z.optional(z.boolean()),
  /** Older native apps are asked to update. */
  lowestShellVersion: OptionalShellVersion,
  // A native app of the customer's own opens the app's links, in place of the one that all apps share.
  /** Its package, and the fingerprints of the certificates that sign it. */
  androidShell: OptionalAndroidShell,
  iosShell: OptionalIosShell,
}

export const ManagedApp = z.object({
  appId: Id,
  title: z.string(),
  preventionType: PreventionType,
  styleAlias: AppStyle,
  host: z.string(),
  allowedHostsForInitialConnection: z.array(z.string()),
  enabledFeatures: z.array(Feature),
  senderEmailAddress: ShownAddress,
  appStoreLink: z.nullable(z.string()),
  playStoreLink: z.nullable(z.string()),
  graceDaysAfterRevoking: z.int(),
  allowsPrivateMembers: z.boolean(),
  publishesOnSave: z.boolean(),
  lowestShellVersion: z.nullable(z.string()),
  androidShell: z.nullable(z.string()),
  iosShell: z.nullable(z.string()),
  /**
   * Its invited managers whose address the mail server refuses, or whose mail it has not accepted for a day;
   * omitted if no manager is affected.
   */
  undeliverableInvitations: z.optional(z.array(ShownAddress)),
  revision: Revision,
})
export type ManagedApp = z.infer<typeof ManagedApp>

/** Sorted by title. */
export const getAppsAsAdmin = query('administration/get-apps-as-admin-query', {
  audience: 'admin',
  input: EmptyObject,
  output: z.array(ManagedApp),
})

const ofApps = {
  audience: 'admin',
  needsFreshLogin: true,
  refusals: ['conflict', 'host-taken'],
} as const

/**
 * The app answers under its hosts as soon as the call has succeeded. Idempotent under the id that the client has
 * chosen.
 */
export const createAppAsAdmin = command('administration/create-app-as-admin-command', {
  ...ofApps,
  audit: { title: 'App angelegt' },
  invalidates: () => [getAppsAsAdmin],
  input: z.object({ appId: NewId, title: NewTitle, ...appFields }),
  output: z.object({ appId: Id }),
})

/** Data of features that are switched off are kept (`decisions.md`, open point 47). */
export const updateAppAsAdmin = command('administration/update-app-as-admin-command', {
  ...ofApps,
  audit: { title: 'App geändert' },
  invalidates: () => [getAppsAsAdmin, getFailedJobsAsAdmin],
  input: z.object({ appId: Id, title: NameText, ...appFields, revision: z.optional(Revision) }),
  output: EmptyObject,
})
