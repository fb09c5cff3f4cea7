import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, NameText } from '../values/values.ts'

/** A sponsor keeps seeing the name of the registration, like the address: a name given here stays here. */
export const updateUserName = command('user-management/update-user-name-command', {
  audience: 'user',
  isOwnersOnly: true,
  input: z.object({ firstName: NameText, lastName: NameText }),
  output: EmptyObject,
  invalidates: () => ['application/authentication/authenticated-user'],
})
