import { getVersionsOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { listVersions } from '../../../versions/index.ts'
import { module } from '../../database/tables.ts'

export const getVersionsOfModuleAsManagerQuery = handle(
  getVersionsOfModuleAsManager,
  async (context) =>
    (await listVersions(context, module, 'moduleId', context.input.moduleId)) ?? context.refuse('not-found'),
)
