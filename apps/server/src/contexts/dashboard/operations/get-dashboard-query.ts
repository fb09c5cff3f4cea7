import { getDashboard } from '@wohlauf/contract/dashboard'
import { handle } from '../../../platform/http/handler.ts'
import { listModules } from '../../modules/index.ts'
import { activeModule } from '../rules/active-module.ts'

export const getDashboardQuery = handle(getDashboard, async (context) => ({
  activeModule: activeModule(await listModules(context)) ?? null,
}))
