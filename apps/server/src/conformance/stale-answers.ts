import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import type { TestServer } from '../testing/test-server.ts'
import { isOnAdminSite } from './every-operation.ts'
import { inputOf, sampleInput } from './sample-input.ts'
import type { World } from './world.ts'

/** The queries whose answers a client of an app caches. Beginning a visit is a query only by its method. */
const QUERIES = OPERATIONS.filter(
  (operation) =>
    operation.kind === 'query' && !isOnAdminSite(operation) && operation !== getAuthenticatedImpersonation,
)

/** A client: the session in its browser. */
type Client = { name: string; token: string | null }

/**
 * The clients that may send a command and hold cached answers: the caller's own. A command open to anyone,
 * such as following a mailed link, may be sent from a browser in which a user of any role is logged in.
 */
export const clientsOf = async (
  testServer: TestServer,
  { learner, tokens }: World,
  operation: AnyOperation,
  token: string | null,
): Promise<Client[]> =>
  operation.audience !== 'anyone' || token !== null
    ? [{ name: 'sender', token }]
    : [
        { name: 'stranger', token: null },
        { name: 'learner', token: await testServer.signIn(learner) },
        { name: 'app-manager', token: tokens['app-manager'] },
        { name: 'sponsor-manager', token: tokens['sponsor-manager'] },
      ]

/** Inputs of a query: rows of the world, and the rows that a command is about. */
const inputsFor = (query: AnyOperation, world: World, about: Record<string, unknown>) => {
  const usual = sampleInput(query, world)
  const fields = Object.keys(inputOf(query).shape)
  const ofCommand = Object.entries(about).filter(([name]) => fields.includes(name))
  return ofCommand.length === 0 ? [usual] : [usual, { ...usual, ...Object.fromEntries(ofCommand) }]
}

/** One query's answer to one client. */
export type Answer = { query: AnyOperation; status: number; text: string }

/** Every query's answer to each client, with a stable name. */
export const answersFor = async (
  testServer: TestServer,
  world: World,
  clients: readonly Client[],
  about: Record<string, unknown>,
): Promise<Map<string, Answer>> => {
  const asked = clients.flatMap(({ name, token }) =>
    QUERIES.flatMap((query) =>
      inputsFor(query, world, about).map((input, nth) => ({
        key: `${query.name} ${nth} ${name}`,
        query,
        input,
        token,
      })),
    ),
  )
  const answers = await Promise.all(
    asked.map(async ({ key, query, input, token }): Promise<[string, Answer]> => {
      const { status, body } = await testServer.call(query, input, { host: world.app.host, token })
      return [key, { query, status, text: JSON.stringify(body) }]
    }),
  )
  return new Map(answers)
}
