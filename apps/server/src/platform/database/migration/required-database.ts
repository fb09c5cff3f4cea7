import type { Tables } from '../table-access.ts'
import type { OwnFunction } from './stored-functions.ts'
import type { Trigger } from './triggers.ts'

/** The required contents of the database beside its tables' columns: all of it, and nothing else. */
export type RequiredDatabase = {
  tables: Tables
  functions: readonly OwnFunction[]
  triggers: readonly Trigger[]
}
