import { inspectPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { handle } from '../../../platform/http/mount/handler.ts'
import { summaryOfItem } from '../summary-of-item.ts'

export const inspectPackageAsAdminCommand = handle(inspectPackageAsAdmin, async ({ files }) =>
  summaryOfItem(files.package.item),
)
