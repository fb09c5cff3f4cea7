import { getModulesForBlogAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { allModules } from '../../modules/index.ts'

export const getModulesForBlogAsManagerQuery = handle(getModulesForBlogAsManager, ({ tx }) => allModules(tx))
