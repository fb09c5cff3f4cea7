import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestServer } from '../../testing/test-server.ts'
import { callOptionsOf } from '../every-operation.ts'
import { sampleInput } from '../sample-input.ts'
import type { World } from '../world.ts'

/** Prepares the world, and returns what differs from the usual input and caller. */
export type Preparation = (
  testServer: TestServer,
  world: World,
) => Promise<{ input?: Record<string, unknown>; about?: Record<string, unknown>; token?: string }>

export const idOfLearner = ({ learner }: World) => learner.id

export const nothing: Preparation = async () => ({})

export const inDatabase =
  (text: string, id: (world: World) => string | undefined): Preparation =>
  async ({ adminPool }, world) => {
    await adminPool.query(text, [id(world)])
    return {}
  }

/** From then on saves stay open until they are published. */
export const publishByHand: Preparation = inDatabase(
  'UPDATE app SET publishes_on_save = false WHERE app_id = $1',
  ({ app }) => app.appId,
)

/** Prepares by another call with its usual input. */
export const after =
  (operation: AnyOperation): Preparation =>
  async (testServer, world) => {
    await testServer.call(operation, sampleInput(operation, world), callOptionsOf(operation, world))
    return {}
  }

/** A change that the sample of an operation saves, and that is not published. */
export const withOpenChange =
  (change: AnyOperation): Preparation =>
  async (testServer, world) => {
    await publishByHand(testServer, world)
    await after(change)(testServer, world)
    return {}
  }

/**
 * For operations whose usual input would be refused or change nothing; one for each kind of row that they
 * change.
 */
export type Preparations = readonly (readonly [AnyOperation, readonly Preparation[]])[]
