import { getDifferencesOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { isPublishedOnSave } from '../../../versions/index.ts'
import { differencesOf } from '../../differences.ts'
import { loadManagedModule } from '../../managed-modules.ts'
import { loadVersion } from '../../version-of-module.ts'
import { workingStateOf } from '../../working-state.ts'

export const getDifferencesOfModuleAsManagerQuery = handle(
  getDifferencesOfModuleAsManager,
  async ({ input, tx, app, refuse }) => {
    const { moduleId, versionId, toVersionId } = input
    const [was, is, workingState, publishesOnSave] = await Promise.all([
      loadVersion(tx, app, { moduleId, versionId }),
      toVersionId === undefined
        ? loadManagedModule(tx, app, moduleId)
        : loadVersion(tx, app, { moduleId, versionId: toVersionId }).then((version) => version?.module),
      workingStateOf(tx, moduleId),
      isPublishedOnSave(tx),
    ])
    return was && is
      ? { ...differencesOf(was.module, is), workingState, publishesOnSave }
      : refuse('not-found')
  },
)
