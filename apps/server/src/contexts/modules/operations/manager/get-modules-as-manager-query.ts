import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { allModules } from '../../all-modules.ts'

export const getModulesAsManagerQuery = handle(getModulesAsManager, ({ tx }) => allModules(tx))
