import { createModuleOfPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { handle } from '../../../platform/http/mount/handler.ts'
import { importModule } from '../import-item.ts'

export const createModuleOfPackageAsAdminCommand = handle(
  createModuleOfPackageAsAdmin,
  (call) => importModule(call.input.moduleId, { ...call, features: call.featuresOfApp }),
  { publishesOnSave: 'module' },
)
