import { enableUserAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { handle } from '../../../platform/http/mount/handler.ts'
import { setDisabled } from '../set-disabled.ts'

export const enableUserAsAdminCommand = handle(enableUserAsAdmin, setDisabled(false))
