import { PACKAGE_EXTENSION } from '@wohlauf/contract/course-packages/package-limits'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { deviceFileName } from '@wohlauf/contract/values/device-file-name'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { FileAnswer } from '../../platform/http/answers/answer.ts'
import { loadDestinations } from '../versions/index.ts'
import { packItem } from './pack-item.ts'

type Saving = {
  tx: Tx
  app: AppSettings
  user: { id: string }
  services: Pick<Services, 'storage'>
}

/**
 * The file is made after the transaction has ended.
 * @param draft of the item, with its title
 */
export const savePackage = async (
  { tx, app, user, services: { storage } }: Saving,
  title: string,
  draft: object,
): Promise<FileAnswer> => {
  const { hosts } = await loadDestinations(tx, app, [])
  return {
    contentType: 'application/octet-stream',
    fileName: deviceFileName(`${title}.${PACKAGE_EXTENSION}`),
    make: () => packItem({ appId: app.appId, userId: user.id }, draft, { storage, hosts }),
  }
}
