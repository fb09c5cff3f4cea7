import { disableUserAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { handle } from '../../../platform/http/mount/handler.ts'
import { setDisabled } from '../set-disabled.ts'

export const disableUserAsAdminCommand = handle(disableUserAsAdmin, setDisabled(true))
