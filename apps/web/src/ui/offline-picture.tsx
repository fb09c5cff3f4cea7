import { lazy, Suspense } from 'react'
import classes from './spot.module.css'

const load = () => import('./offline-spot.tsx')

/** Called while there is a network: the picture is needed without a network. */
export const fetchOfflinePicture = (): Promise<unknown> => load().catch(() => {})

/** Without its code there is only its place: the words say everything. */
const OfflineSpot = lazy(() => load().catch(() => ({ default: Placeholder })))
const Placeholder = () => <div className={classes.spot} style={{ aspectRatio: 320 / 220 }} />

export const OfflinePicture = () => (
  <Suspense fallback={<Placeholder />}>
    <OfflineSpot />
  </Suspense>
)
