import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, GivenPassword } from '../values/values.ts'

/** Irreversible: all of the user's data are deleted, from the database and the storage. */
export const deleteOwnAccount = command('user-management/delete-own-account-command', {
  audience: 'learner',
  isOwnersOnly: true,
  input: z.object({ currentPassword: GivenPassword }),
  output: EmptyObject,
  refusals: ['current-password-wrong'],
})
