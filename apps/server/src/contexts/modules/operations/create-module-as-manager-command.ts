import { randomUUID } from 'node:crypto'
import { createModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { holdList } from '../../../platform/database/hold-list.ts'
import { nextPosition } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { module } from '../tables.ts'

export const createModuleAsManagerCommand = handle(
  createModuleAsManager,
  async ({ input, files, tx, app, services }) => {
    const { number, title, isEnabled, alternativeText } = input
    const stored = await services.images.store(tx, {
      appId: app.appId,
      picture: files.imageFile,
      alternativeText: alternativeText ?? title,
    })
    await holdList(tx, module)
    const moduleId = randomUUID()
    await tx.insert(module).values({
      id: moduleId,
      number,
      title,
      isEnabled,
      imageId: stored.imageId,
      position: nextPosition(module),
    })
    return { moduleId }
  },
)
