import { Suspense } from 'react'
import { loadChunk } from '../chunks/chunk-failure.ts'
import { lazyOr } from '../chunks/lazy-or.tsx'
import { SpotSpace } from './spot-space.tsx'

const load = loadChunk(() => import('./offline-spot.tsx'))

/** Called while the device is online: the picture is needed offline. */
export const fetchOfflinePicture = (): Promise<unknown> => load().catch(() => {})

/** Without the picture's code only its ground is rendered: the text is sufficient. */
const OfflineSpot = lazyOr(load, SpotSpace)

export const OfflinePicture = () => (
  <Suspense fallback={<SpotSpace />}>
    <OfflineSpot />
  </Suspense>
)
