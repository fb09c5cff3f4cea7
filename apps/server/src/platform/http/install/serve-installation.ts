import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { sendRefusal } from '../answers/answer.ts'
import type { MountDependencies } from '../mount/mount.ts'
import { iconNamed } from './app-icons.ts'
import { findApp } from './find-app.ts'
import { manifestOf } from './manifest.ts'
import { drawnOf, iconKey, screenshotKey } from './picture-files.ts'
import { createPictureStore } from './picture-store.ts'
import { screenshotNamed, screenshotVersion } from './screenshots.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

type Picture = { Params: { look: string; name: string } }

/** Serves the files that a device needs to install the app of a host; the admin site has none. */
export const serveInstallation = (server: FastifyInstance, dependencies: MountDependencies): void => {
  const pictureOf = createPictureStore(dependencies.services.storage, dependencies.pool)

  server.get('/manifest.webmanifest', async (request, reply) => {
    const app = await findApp(request, dependencies)
    if (!app) return sendRefusal(request, reply, new Refusal('not-found'))
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf(app)))
  })

  server.get<Picture>('/api/files/icons/:look/:name', async (request, reply) => {
    const icon = iconNamed(request.params.name)
    const app = icon && (await findApp(request, dependencies))
    if (!icon || !app) return sendRefusal(request, reply, new Refusal('not-found'))
    const { appId, look } = drawnOf(app)
    const isPresent = request.params.look === look.key
    return reply
      .type('image/png')
      .header('cache-control', isPresent ? FOR_EVER : 'no-cache')
      .send(await pictureOf({ appId, look, key: iconKey(appId, look, icon) }))
  })

  server.get<Picture>('/api/files/screenshots/:look/:name', async (request, reply) => {
    const app = await findApp(request, dependencies)
    const screenshot = app && screenshotNamed(request.params.name, app.appPreventionType)
    if (!screenshot) return sendRefusal(request, reply, new Refusal('not-found'))
    const { appId, look } = drawnOf(app)
    const isPresent = request.params.look === screenshotVersion(look.key)
    return reply
      .type('image/jpeg')
      .header('cache-control', isPresent ? FOR_EVER : 'no-cache')
      .send(await pictureOf({ appId, look, key: screenshotKey(appId, look, screenshot) }))
  })
}
