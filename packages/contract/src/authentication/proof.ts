import { command } from '../operation.ts'
import { Proof, refusalsOfProof } from '../proof.ts'
import { EmptyObject } from '../values/values.ts'

/** The session counts as freshly logged in for ten minutes. */
export const proveIdentity = command('user-management/prove-identity-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: Proof,
  output: EmptyObject,
  refusals: refusalsOfProof,
})
