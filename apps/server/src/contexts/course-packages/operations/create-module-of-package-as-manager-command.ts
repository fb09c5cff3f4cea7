import { createModuleOfPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { importModule } from '../import-item.ts'

export const createModuleOfPackageAsManagerCommand = handle(
  createModuleOfPackageAsManager,
  (call) => importModule(call.input.moduleId, { ...call, features: call.app.appEnabledFeatures }),
  { publishesOnSave: 'module' },
)
