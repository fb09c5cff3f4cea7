import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { Proof, refusalsOfProof } from '../proof.ts'
import { EmptyObject, GivenCode, Id, Instant } from '../values/values.ts'

/** TOTP, RFC 6238; `enabledAt` is null while it is off. */
export const SecondFactor = z.object({
  enabledAt: z.nullable(Instant),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** A retry with the same id returns the same secret. */
const Enrolment = z.object({ enrolmentId: Id })

/** The only answer with the secret: in base32, and as the address that a QR code contains. */
const NewSecret = z.object({ secret: z.string(), address: z.string() })

/** The only answers with recovery codes. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const ofManager = { audience: 'manager', isOwnersOnly: true } as const
const ofAdmin = { audience: 'admin' } as const
const ofSetup = { ...ofAdmin, isOpenBeforeSecondFactor: true } as const

export const getSecondFactorAsManager = query('staff-security/get-second-factor-as-manager-query', {
  ...ofManager,
  input: EmptyObject,
  output: SecondFactor,
})

/** Another enrolment that was begun and not confirmed is replaced. */
export const beginSecondFactorAsManager = command('staff-security/begin-second-factor-as-manager-command', {
  ...ofManager,
  needsFreshLogin: true,
  isOfOwnAccount: true,
  input: Enrolment,
  output: NewSecret,
  refusals: ['second-factor-already-on'],
})

/** Ends all other sessions of the account. */
export const confirmSecondFactorAsManager = command(
  'staff-security/confirm-second-factor-as-manager-command',
  {
    ...ofManager,
    needsFreshLogin: true,
    isOfOwnAccount: true,
    input: z.extend(Enrolment, { code: GivenCode }),
    output: RecoveryCodes,
    refusals: ['enrolment-not-valid', 'second-factor-wrong'],
    invalidates: () => [getSecondFactorAsManager, 'user-management/get-own-sessions-query'],
  },
)

/** The former codes become invalid. */
export const renewRecoveryCodesAsManager = command('staff-security/renew-recovery-codes-as-manager-command', {
  ...ofManager,
  needsFreshLogin: true,
  isOfOwnAccount: true,
  input: EmptyObject,
  output: RecoveryCodes,
  refusals: ['second-factor-off'],
  invalidates: () => [getSecondFactorAsManager],
})

export const removeSecondFactorAsManager = command('staff-security/remove-second-factor-as-manager-command', {
  ...ofManager,
  isOfOwnAccount: true,
  input: Proof,
  output: EmptyObject,
  refusals: refusalsOfProof,
  invalidates: () => [getSecondFactorAsManager],
})

export const getSecondFactorAsAdmin = query('staff-security/get-second-factor-as-admin-query', {
  ...ofSetup,
  input: EmptyObject,
  output: SecondFactor,
})

export const beginSecondFactorAsAdmin = command('staff-security/begin-second-factor-as-admin-command', {
  ...ofSetup,
  needsFreshLogin: true,
  isOfOwnAccount: true,
  input: Enrolment,
  output: NewSecret,
  refusals: ['second-factor-already-on'],
})

export const confirmSecondFactorAsAdmin = command('staff-security/confirm-second-factor-as-admin-command', {
  ...ofSetup,
  needsFreshLogin: true,
  isOfOwnAccount: true,
  input: z.extend(Enrolment, { code: GivenCode }),
  output: RecoveryCodes,
  refusals: ['enrolment-not-valid', 'second-factor-wrong'],
  invalidates: () => [getSecondFactorAsAdmin, 'application/authentication/authenticated-admin'],
})

export const renewRecoveryCodesAsAdmin = command('staff-security/renew-recovery-codes-as-admin-command', {
  ...ofAdmin,
  needsFreshLogin: true,
  isOfOwnAccount: true,
  input: EmptyObject,
  output: RecoveryCodes,
  refusals: ['second-factor-off'],
  invalidates: () => [getSecondFactorAsAdmin],
})

/** Prepares a change of device: where it is required, the second factor must be set up again immediately. */
export const removeSecondFactorAsAdmin = command('staff-security/remove-second-factor-as-admin-command', {
  ...ofAdmin,
  isOfOwnAccount: true,
  input: Proof,
  output: EmptyObject,
  refusals: refusalsOfProof,
  invalidates: () => [getSecondFactorAsAdmin, 'application/authentication/authenticated-admin'],
})

export const proveIdentityAsAdmin = command('staff-security/prove-identity-as-admin-command', {
  ...ofSetup,
  isOfOwnAccount: true,
  input: Proof,
  output: EmptyObject,
  refusals: refusalsOfProof,
})

/** Helps a manager who has lost device and recovery codes. Ends all their sessions, and notifies them by mail. */
export const removeSecondFactorOfUserAsAdmin = command(
  'staff-security/remove-second-factor-of-user-as-admin-command',
  {
    ...ofAdmin,
    needsFreshLogin: true,
    audit: { title: 'Anmeldung in zwei Schritten entfernt' },
    input: z.object({ userId: Id }),
    output: EmptyObject,
    invalidates: () => ['administration/get-users-for-app-as-admin-query'],
  },
)
