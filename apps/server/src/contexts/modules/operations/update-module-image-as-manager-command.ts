import { updateModuleImageAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { module } from '../tables.ts'

export const updateModuleImageAsManagerCommand = handle(
  updateModuleImageAsManager,
  async ({ input, files, tx, app, services, refuse }) => {
    const [found] = await tx.select().from(module).where(eq(module.id, input.moduleId))
    if (!found) return refuse('not-found')
    const stored = await services.images.store(tx, {
      appId: app.appId,
      picture: files.imageFile,
      alternativeText: found.title,
    })
    await tx.update(module).set({ imageId: stored.imageId }).where(eq(module.id, found.id))
    return { image: stored }
  },
)
