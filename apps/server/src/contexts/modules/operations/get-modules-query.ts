import { getModules } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { listModules } from '../module-list.ts'
import { moduleProgress } from '../own-progress.ts'

export const getModulesQuery = handle(getModules, listModules, { prefetch: [moduleProgress] })
