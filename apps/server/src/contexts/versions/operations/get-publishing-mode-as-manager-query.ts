import { getPublishingModeAsManager } from '@wohlauf/contract/versions/publishing-mode'
import { handle } from '../../../platform/http/mount/handler.ts'
import { isPublishedOnSave } from '../list-versions.ts'

export const getPublishingModeAsManagerQuery = handle(getPublishingModeAsManager, async ({ tx }) => ({
  publishesOnSave: await isPublishedOnSave(tx),
}))
