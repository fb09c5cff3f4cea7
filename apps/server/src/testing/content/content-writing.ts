import { inTenant, type Tx } from '../../platform/database/transaction.ts'
import type { MountDependencies } from '../../platform/http/mount/mount.ts'
import { keepImage } from '../../platform/storage/images/image-store.ts'
import { makeProcessedPicture } from '../files/picture.ts'
import type { TestApp } from '../people/people.ts'

export const createContentWriting = ({ pool, services }: Pick<MountDependencies, 'pool' | 'services'>) => {
  let position = 0
  const next = () => {
    position += 1
    return position
  }
  const within = <T>({ appId }: TestApp, work: (tx: Tx) => Promise<T>) =>
    inTenant(pool, { appId, userId: null, reach: 'app' }, work)

  const storeImage = async (tx: Tx, { appId }: TestApp): Promise<string> => {
    const picture = await makeProcessedPicture()
    const image = await services.images.write(appId, picture)
    return (await keepImage(tx, image, 'Ein Bild')).imageId
  }

  return { next, within, storeImage }
}

export type ContentWriting = ReturnType<typeof createContentWriting>
