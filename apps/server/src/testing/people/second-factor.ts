import { randomUUID } from 'node:crypto'
import {
  beginSecondFactorAsAdmin,
  beginSecondFactorAsManager,
  confirmSecondFactorAsAdmin,
  confirmSecondFactorAsManager,
} from '@wohlauf/contract/staff-security/staff-security'
import { codeOf, PERIOD_SECONDS, stepAt } from '../../platform/second-factor/totp.ts'
import type { CallOptions } from '../call.ts'
import { ADMIN_HOST } from '../hosts.ts'
import type { TestServer } from '../test-server.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes the displayed secret like an authenticator app. */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

type As = CallOptions & { host: string }

const operationsFor = ({ host }: As) =>
  host === ADMIN_HOST
    ? { begin: beginSecondFactorAsAdmin, confirm: confirmSecondFactorAsAdmin }
    : { begin: beginSecondFactorAsManager, confirm: confirmSecondFactorAsManager }

/** A setup that waits for its first code. `codeNow` is the code of this moment. */
export const beginSetup = async (testServer: TestServer, as: As, enrolmentId: string = randomUUID()) => {
  const { body, refusal } = await testServer.call(operationsFor(as).begin, { enrolmentId }, as)
  if (refusal) throw new Error(`the setup did not begin: ${refusal.identifier}`)
  const secret = fromBase32(body.secret)
  const codeNow = () => codeOf(secret, stepAt(testServer.clock.now()))
  return { enrolmentId, secret, shown: body, codeNow }
}

/** A second factor that is on. `newCode` waits for a code that has not been used: it moves the clock. */
export const setUpSecondFactor = async (testServer: TestServer, as: As) => {
  const { enrolmentId, codeNow, secret } = await beginSetup(testServer, as)
  const code = codeNow()
  const { body, refusal } = await testServer.call(operationsFor(as).confirm, { enrolmentId, code }, as)
  if (refusal) throw new Error(`the second factor is not on: ${refusal.identifier}`)
  const newCode = () => {
    testServer.clock.advance(PERIOD_SECONDS * 1000)
    return codeNow()
  }
  return { enrolmentId, secret, usedCode: code, newCode, recoveryCodes: body.recoveryCodes }
}
