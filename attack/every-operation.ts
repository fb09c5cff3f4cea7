import { randomUUID } from 'node:crypto'
import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { adminLogin, adminLogout, login, logout } from '@wohlauf/contract/authentication/authentication'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { getDataExportFile } from '@wohlauf/contract/own-data/data-export'
import { arrange } from '../apps/server/src/conformance/arrange.ts'
import { idFields, sampleFiles, sampleInput } from '../apps/server/src/conformance/sample-input.ts'
import type { TestFile } from '../apps/server/src/testing/call.ts'
import { type Answered, identifierOf } from './ask.ts'
import { type Caller, createCast } from './callers.ts'
import type { Attack } from './campaign.ts'
import { leaksIn, plantCanaries } from './canaries.ts'
import { complaintAbout } from './complaint.ts'
import { expectedRefusal } from './expectation.ts'
import { addressFields, MALFORMED_ADDRESSES } from './malformed-addresses.ts'
import { startProduct } from './product.ts'

type Input = Record<string, unknown>

/** One call and its expected outcome: a refusal's identifier, `admitted` (any answer of the operation itself) or `done` (200). */
type Try = {
  what: string
  input: Input
  /** Overrides the caller's host, token and headers. */
  callOptions?: { host?: string; token?: string | null; headers?: Record<string, string> }
  expected: string
}

/** Operations for accounts whose address no other operation accepts any more. */
const TAKE_FORMER_ADDRESSES = new Set<string>(
  [login, adminLogin, requestPasswordReset].map(({ name }) => name),
)

/** The caller that must succeed with arranged input, by audience. */
const NATURAL: Record<AnyOperation['audience'], string> = {
  anyone: 'anonymous',
  user: 'learner A1',
  learner: 'learner A1',
  'app-manager': 'manager of app A',
  manager: 'manager of app A',
  'sponsor-manager': 'manager of sponsor S1',
  admin: 'admin',
}

/** Refusals that an admitted caller must not get. */
const NEVER_WHEN_ADMITTED = [
  'authentication-required',
  'user-disabled',
  'visit-is-read-only',
  'feature-not-enabled',
  'health-consent-required',
  'unknown-host',
]

/** Operations that end or replace the caller's session: they use a spare one. */
const SESSION_CHANGES: readonly AnyOperation[] = [logout, adminLogout, login]

const usesUp = (operation: AnyOperation) =>
  operation.isOwnersOnly === true || SESSION_CHANGES.includes(operation)

/** Fields that narrow a list: with an unknown id it is empty. */
const FILTERS = ['ofAppId', 'personId']

/** `arrange` would run jobs in this process; here the product's worker does. */
const isArrangeable = (operation: AnyOperation) => operation !== getDataExportFile

const fits = (expected: string, answer: Answered): boolean => {
  const identifier = identifierOf(answer) ?? ''
  if (expected === 'done') return answer.status === 200
  if (expected === 'admitted') return !NEVER_WHEN_ADMITTED.includes(identifier)
  return identifier === expected
}

export const attackByEveryOperation = async ({ report }: Attack): Promise<void> => {
  const product = await startProduct(report)
  const { testServer, client } = product
  try {
    const cast = await createCast(testServer)
    const canaries = await plantCanaries(testServer, cast)
    const files = new Map<AnyOperation, Record<string, TestFile>>()
    for (const operation of OPERATIONS) files.set(operation, await sampleFiles(operation))
    let done = 0

    /**
     * Own, foreign, unknown and malformed ids, another person's name, the id of another app, and another app's host.
     */
    const triesOf = async (operation: AnyOperation, caller: Caller): Promise<Try[]> => {
      const refusal = expectedRefusal(operation, caller)
      // Computed for each call, so that ids of new rows are unique.
      const usual = () => sampleInput(operation, caller.own)
      const isArranged = !refusal && caller.kind === NATURAL[operation.audience] && isArrangeable(operation)
      // Arranging may advance the clock for a new code, which the product accepts from the next period only.
      testServer.clock.set(new Date())
      const arranged = isArranged
        ? await arrange(testServer, caller.own, operation)
        : { input: usual(), callOptions: {} }
      const expectedOfOwn = refusal ?? (isArranged ? 'done' : 'admitted')
      const tries: Try[] = [{ what: 'its own ids', ...arranged, expected: expectedOfOwn }]
      const foreign = sampleInput(operation, caller.foreign)
      for (const field of idFields(operation)) {
        const withValue = (value: unknown, expected: string, what: string) =>
          tries.push({
            what: `${what} ${field}`,
            input: { ...usual(), [field]: value },
            expected: refusal ?? expected,
          })
        // For an admin no id is foreign.
        if (caller.role !== 'admin' && foreign[field] !== usual()[field])
          withValue(foreign[field], 'not-found', "another user's")
        withValue(randomUUID(), FILTERS.includes(field) ? 'done' : 'not-found', "nobody's")
        withValue('nicht-eine-id', 'not-valid', 'a malformed')
      }
      // An old tab names the person for whom it was rendered, with the browser's current session.
      const stranger = caller.token === cast.second.as.token ? cast.a.learner.id : cast.second.user.id
      if (caller.role !== null && !caller.isDisabled)
        tries.push({
          what: "another person's name",
          input: { ...usual(), [caller.site === 'admin' ? 'adminId' : 'userId']: stranger },
          expected: refusal ?? 'not-allowed',
        })
      if (caller.kind === NATURAL[operation.audience] && !TAKE_FORMER_ADDRESSES.has(operation.name))
        for (const field of addressFields(usual()))
          for (const address of MALFORMED_ADDRESSES)
            tries.push({
              what: `the address ${JSON.stringify(address)} as ${field}`,
              input: { ...usual(), [field]: Array.isArray(usual()[field]) ? [address] : address },
              expected: refusal ?? 'not-valid',
            })
      if (caller.site === 'admin') return tries
      const elsewhere = (caller.own === cast.b ? cast.a : cast.b).app
      tries.push({
        what: 'the id of another app',
        input: { ...usual(), appId: elsewhere.appId },
        expected: refusal ?? 'not-allowed',
      })
      if (operation.audience !== 'anyone')
        tries.push({
          what: "another app's host",
          input: usual(),
          callOptions: { host: elsewhere.host },
          expected: expectedRefusal(operation, { ...caller, role: null }) ?? 'admitted',
        })
      return tries
    }

    const attempt = async (operation: AnyOperation, caller: Caller): Promise<void> => {
      for (const { what, input, callOptions = {}, expected } of await triesOf(operation, caller)) {
        const token = usesUp(operation) ? await caller.spare() : caller.token
        const answer = await client.call(operation, input, {
          host: caller.host,
          token,
          ...callOptions,
          ...(SESSION_CHANGES.includes(operation) ? { token } : {}),
          files: files.get(operation) ?? {},
        })
        if (answer.status === 200) done += 1
        const call = `${caller.kind}, ${operation.name}, ${what}: ${answer.status} ${identifierOf(answer) ?? ''}`
        const complaint = complaintAbout(answer)
        if (complaint) report.finding('an invalid answer', `${call}: ${complaint}`)
        else if (!fits(expected, answer))
          report.finding('an answer that differs from the contract', `${call}, expected ${expected}`)
        // A caller with A1's password or link may see A1's data.
        const isA1 = operation === login || (caller.role === null && expected === 'done')
        const mayNotSee = caller.mayNotSee.filter((whose) => !isA1 || !whose.startsWith('A1'))
        const leaks = leaksIn(canaries, mayNotSee, answer.text, JSON.stringify(input))
        if (leaks.length > 0)
          report.finding("another person's data", `${call}: ${leaks.slice(0, 5).join(', ')}`)
      }
    }

    for (const caller of cast.callers) for (const operation of OPERATIONS) await attempt(operation, caller)
    report.note(
      `${OPERATIONS.length} operations, ${cast.callers.length} kinds of callers, ${done} calls succeeded`,
    )
  } finally {
    await product.stop()
  }
}
