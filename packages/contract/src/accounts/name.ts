import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, NameText } from '../values/values.ts'

/** Sponsors keep seeing the name and the address of the registration: changes made here are not shown to them. */
export const updateUserName = command('user-management/update-user-name-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: z.object({ firstName: NameText, lastName: NameText }),
  output: EmptyObject,
  invalidates: () => ['application/authentication/authenticated-user'],
})
