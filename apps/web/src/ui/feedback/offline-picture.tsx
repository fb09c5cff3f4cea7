import { lazy, Suspense } from 'react'
import { SpotSpace } from './spot-space.tsx'

const load = () => import('./offline-spot.tsx')

/** Called while the device is online: the picture is needed offline. */
export const fetchOfflinePicture = (): Promise<unknown> => load().catch(() => {})

/** Without its code only its ground is rendered: the text is sufficient. */
const OfflineSpot = lazy(() => load().catch(() => ({ default: SpotSpace })))

export const OfflinePicture = () => (
  <Suspense fallback={<SpotSpace />}>
    <OfflineSpot />
  </Suspense>
)
