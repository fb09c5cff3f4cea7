import { lazy, Suspense } from 'react'
import classes from './spot.module.css'

const load = () => import('./offline-spot.tsx')

/** Called while the device is online: the picture is needed offline. */
export const fetchOfflinePicture = (): Promise<unknown> => load().catch(() => {})

/** Without its code only its space is rendered: the text is sufficient. */
const OfflineSpot = lazy(() => load().catch(() => ({ default: Placeholder })))
const Placeholder = () => <div className={classes.spot} style={{ aspectRatio: 320 / 220 }} />

export const OfflinePicture = () => (
  <Suspense fallback={<Placeholder />}>
    <OfflineSpot />
  </Suspense>
)
