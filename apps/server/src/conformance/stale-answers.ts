import { confirmPasswordReset, getPasswordResetRequest } from '@wohlauf/contract/accounts/passwords'
import {
  getAuditEntriesAsAdmin,
  getImpersonationUrlForUserAsAdmin,
} from '@wohlauf/contract/administration/administration'
import { getQueuesAsAdmin } from '@wohlauf/contract/administration/administration-running'
import { getAuthenticatedImpersonation } from '@wohlauf/contract/authentication/authentication'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { findAsManager } from '@wohlauf/contract/overview/find'
import {
  getLastChangesAsManager,
  getModuleOverviewAsManager,
  getModuleReadingAsManager,
} from '@wohlauf/contract/overview/overview'
import { getPicturesAsManager } from '@wohlauf/contract/overview/pictures'
import { getUsesAsManager } from '@wohlauf/contract/overview/uses'
import type { TestServer } from '../testing/test-server.ts'
import { callOptionsOf, isOnAdminSite } from './every-operation.ts'
import { QUERIES_OF_FINDINGS, QUERIES_OF_VERSIONS } from './operations-of-versions.ts'
import { inputOf, isOfNewRow, sampleInput } from './sample-input.ts'
import type { World } from './world.ts'

/**
 * Beginning a visit and preparing one are queries only by their method; the audit log grows with every call of
 * staff, and the queue changes by itself. Findings are requested each time before something is published, and
 * versions each time their page is opened.
 */
const NOT_CACHED: readonly AnyOperation[] = [
  getAuthenticatedImpersonation,
  getImpersonationUrlForUserAsAdmin,
  getAuditEntriesAsAdmin,
  getQueuesAsAdmin,
  ...QUERIES_OF_FINDINGS,
  ...QUERIES_OF_VERSIONS,
  // Facts beside a list, and search results: requested again when the list or the dialog opens or changes.
  findAsManager,
  getLastChangesAsManager,
  getModuleOverviewAsManager,
  getModuleReadingAsManager,
  getPicturesAsManager,
  getUsesAsManager,
]

const QUERIES = OPERATIONS.filter(
  (operation) => operation.kind === 'query' && !NOT_CACHED.includes(operation),
)

/** The queries whose answers a client of the command's own site caches. */
const queriesBeside = (command: AnyOperation) =>
  QUERIES.filter((query) => isOnAdminSite(query) === isOnAdminSite(command))

/** A client: the session in its browser. */
type Client = { name: string; token: string | null }

/**
 * The clients that may send a command and hold cached answers: the caller's own. A command open to anyone, such as
 * following a mailed link, may be sent from a browser in which a user of any role is logged in.
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
export type Answer = { query: AnyOperation; status: number; refusal: string | null; text: string }

/** A page's cursor is sealed with a nonce: only whether there is one can be compared. */
const comparable = (body: unknown): string =>
  JSON.stringify(body, (name, value) => (name === 'next' && typeof value === 'string' ? 'cursor' : value))

/**
 * Every query's answer to each client of the command's site, with a stable name.
 *
 * @param answers those in the same state of the database, by query, input and session; new ones are added
 */
export const answersFor = async (
  testServer: TestServer,
  world: World,
  clients: readonly Client[],
  command: AnyOperation,
  about: Record<string, unknown>,
  answers: Map<string, Promise<Answer>> = new Map(),
): Promise<Map<string, Answer>> => {
  const answerTo = async (query: AnyOperation, input: object, token: string | null): Promise<Answer> => {
    const { host } = callOptionsOf(query, world)
    const { status, body, refusal } = await testServer.call(query, input, { host, token })
    return { query, status, refusal: refusal?.identifier ?? null, text: comparable(body) }
  }
  const questions = clients.flatMap(({ name, token }) =>
    queriesBeside(command).flatMap((query) =>
      inputsFor(query, world, about).map((input, nth): [string, Promise<Answer>] => {
        const call = JSON.stringify([query.name, input, token])
        const answer = answers.get(call) ?? answerTo(query, input, token)
        answers.set(call, answer)
        return [`${query.name} ${nth} ${name}`, answer]
      }),
    ),
  )
  return new Map(await Promise.all(questions.map(async ([key, answer]) => [key, await answer] as const)))
}

/** Whether a client need not refetch an answer although the command has changed it. */
export const needsNoRefetch = (command: AnyOperation, was: Answer, is: Answer): boolean =>
  // The session has ended: the client drops every cached answer.
  is.status === 401 ||
  // The admin site shows nothing but the setup until there is a second factor again, and then the same answers.
  is.refusal === 'second-factor-missing' ||
  // No client requests a row under an id that only its creation determines.
  (was.status === 404 && Object.keys(inputOf(is.query).shape).some((name) => isOfNewRow(name, command))) ||
  // The requesting page shows the new password's success: a link that has just been used must not be checked again.
  (command === confirmPasswordReset && is.query === getPasswordResetRequest)
