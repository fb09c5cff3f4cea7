import { getDocumentsForModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { listDocuments } from '../../../documents/index.ts'

export const getDocumentsForModulesAsManagerQuery = handle(getDocumentsForModulesAsManager, ({ tx }) =>
  listDocuments(tx),
)
