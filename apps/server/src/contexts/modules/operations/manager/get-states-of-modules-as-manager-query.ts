import { getStatesOfModulesAsManager } from '@wohlauf/contract/modules/module-versions-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { moduleStates } from '../../module-states.ts'

export const getStatesOfModulesAsManagerQuery = handle(getStatesOfModulesAsManager, ({ tx }) =>
  moduleStates(tx),
)
