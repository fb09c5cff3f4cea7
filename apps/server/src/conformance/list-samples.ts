import { sortedIdsOf } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestServer } from '../testing/test-server.ts'
import type { ManagedListCase } from './managed-list.ts'
import { listsWith, listWith } from './managed-lists.ts'
import { changesWhatIsOpen } from './operations-of-versions.ts'
import { type Preparation, type Preparations, withOpenChange } from './preparations/preparation.ts'
import type { World } from './world.ts'

const hide = ({ adminPool }: TestServer, { table }: ManagedListCase, id: unknown) =>
  adminPool.query(`UPDATE "${table}" SET is_enabled = false WHERE id = $1`, [id])

/** All rows of a list in their order. */
const wholeList = async (
  { adminPool }: TestServer,
  { app }: World,
  { table, parentColumn }: ManagedListCase,
  parentId: unknown,
): Promise<string[]> => {
  const ofParent = parentColumn ? `AND "${parentColumn}" = $2` : ''
  const { rows } = await adminPool.query(
    `SELECT id FROM "${table}" WHERE app_id = $1 ${ofParent} ORDER BY position`,
    parentColumn ? [app.appId, parentId] : [app.appId],
  )
  return rows.map(({ id }) => id)
}

/**
 * The input with which an operation of a managed list succeeds any number of times, instead of the usual one; null
 * for any other operation. Rows to delete or plan are created for it: the world's rows are still needed, and are
 * shown.
 */
export const inputOfList = async (
  testServer: TestServer,
  world: World,
  operation: AnyOperation,
  input: Record<string, unknown>,
): Promise<Record<string, unknown> | null> => {
  const sorted = listWith('sort', operation)
  if (sorted) {
    const ids = await wholeList(testServer, world, sorted, input[sorted.parent ?? ''])
    return { [sortedIdsOf(operation)]: ids }
  }
  const list = listWith('remove', operation) ?? listWith('plan', operation)
  if (!list) return null
  const [id] = (await list.write(testServer, world.app)).ids
  if (list.plan === operation) await hide(testServer, list, id)
  return { [list.id]: id }
}

/** The world's row is hidden first: to be shown, or to be planned; with a change, where that publishes it. */
const ofHidden =
  (list: ManagedListCase, operation: AnyOperation): Preparation =>
  async (testServer, world) => {
    await hide(testServer, list, world.tenantIds[list.id])
    return list.plan && changesWhatIsOpen(operation) ? withOpenChange(list.update)(testServer, world) : {}
  }

/** A list of at least three rows in reverse order. */
const inOtherOrder =
  (list: ManagedListCase, sort: AnyOperation): Preparation =>
  async (testServer, world) => {
    const { parentId, about } = await list.write(testServer, world.app)
    const ofParent = list.parent ? { [list.parent]: parentId } : {}
    const ids = await wholeList(testServer, world, list, parentId)
    const input = { ...ofParent, [sortedIdsOf(sort)]: ids.reverse() }
    return { input, about: { ...ofParent, ...list.readInput(about) } }
  }

/** Operations of editors on whole lists and on the publication of their rows. */
export const EDITING_OF_LISTS: Preparations = [
  ...listsWith('show').map(([, list]) => [list.show, [ofHidden(list, list.show)]] as const),
  ...listsWith('plan').map(([, list]) => [list.plan, [ofHidden(list, list.plan)]] as const),
  ...listsWith('sort').map(([, list]) => [list.sort, [inOtherOrder(list, list.sort)]] as const),
]
