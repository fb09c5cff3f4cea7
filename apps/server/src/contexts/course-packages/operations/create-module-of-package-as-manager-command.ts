import { randomUUID } from 'node:crypto'
import { createModuleOfPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findModuleHead, insertModuleOfPackage } from '../../modules/index.ts'
import { discardParts, keepParts } from '../keep-parts.ts'

export const createModuleOfPackageAsManagerCommand = handle(
  createModuleOfPackageAsManager,
  async ({ input: { moduleId = randomUUID() }, files, tx, app, now, refuse }) => {
    const received = files.package
    const { item } = received
    if (item.kind !== 'MODULE') return refuse('package-of-other-kind')
    const head = await findModuleHead(tx, moduleId)
    if (head) {
      if (head.title !== item.title || head.number !== item.number) return refuse('conflict')
      await discardParts(tx, received)
      return { moduleId }
    }
    const parts = keepParts(tx, received, { features: app.appEnabledFeatures, now })
    await insertModuleOfPackage(tx, moduleId, item, parts)
    await parts.discardRest()
    return { moduleId }
  },
)
