import type { Tx } from '../../platform/database/transaction.ts'
import { allModules } from '../modules/index.ts'

export type ModuleToPromote = Awaited<ReturnType<typeof allModules>>[number]

/** In the order of the ids; deleted modules are left out. */
export const modulesOf = (modules: readonly ModuleToPromote[], ids: readonly string[]): ModuleToPromote[] =>
  ids.flatMap((id) => modules.find(({ moduleId }) => moduleId === id) ?? [])

export const areModules = async (tx: Tx, ids: readonly string[] = []): Promise<boolean> =>
  ids.length === 0 || modulesOf(await allModules(tx), ids).length === ids.length
