import { getModules } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { listModules } from '../module-list.ts'

export const getModulesQuery = handle(getModules, listModules, { alongside: ['module-progress'] })
