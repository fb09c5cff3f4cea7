import { adminSecondFactor, secondFactor } from './tables.ts'

/** `appId` is null for an admin. */
export type FactorOwner = { id: string; appId: string | null }

/** Both tables have the same columns; only the users' also has the app's, which the binding fills in. */
export const tableOf = ({ appId }: FactorOwner): typeof adminSecondFactor =>
  appId === null ? adminSecondFactor : (secondFactor as unknown as typeof adminSecondFactor)

/** The owner's name in counters of failures, which also scopes the sealed secret. */
export const nameOf = ({ id, appId }: FactorOwner): string => `${appId ?? 'admin'}:${id}`
