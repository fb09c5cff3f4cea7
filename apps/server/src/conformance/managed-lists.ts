import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { type ManagedListCase, type ManagedLists, withDefaults } from './managed-list.ts'

const folder = fileURLToPath(new URL('./managed-lists/', import.meta.url))

/** All files in that folder, without a list of their names. */
const statedLists = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .sort()
    .map(async (file) => ((await import(folder + file)) as { LISTS: ManagedLists }).LISTS),
)

/** Every list that managers maintain, with its name. */
export const MANAGED_LISTS = statedLists.flatMap((lists) =>
  Object.entries(lists).map(([title, list]): [string, ManagedListCase] => [title, withDefaults(list)]),
)

type Having<Name extends keyof ManagedListCase> = ManagedListCase & Required<Pick<ManagedListCase, Name>>

/** The lists that have all of these fields. */
export const listsWith = <Name extends keyof ManagedListCase>(...names: Name[]): [string, Having<Name>][] =>
  MANAGED_LISTS.filter((entry): entry is [string, Having<Name>] => names.every((name) => entry[1][name]))

/** The list that has this operation. */
export const listWith = <Name extends keyof ManagedListCase>(
  name: Name,
  operation: AnyOperation,
): Having<Name> | undefined => listsWith(name).find(([, list]) => list[name] === operation)?.[1]

/** The list to which an operation belongs. */
export const listOf = (operation: AnyOperation): ManagedListCase | undefined =>
  MANAGED_LISTS.find(([, list]) => Object.values<unknown>(list).includes(operation))?.[1]
