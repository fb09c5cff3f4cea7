import { Suspense } from 'react'
import { loadChunk } from '../chunks/chunk-failure.ts'
import { lazyOr } from '../chunks/lazy-or.tsx'
import { OfflinePicture } from './offline-picture.tsx'
import { SpotSpace } from './spot-space.tsx'

export type SpotKind =
  | 'nothing-yet'
  | 'nothing-here'
  | 'not-found'
  | 'offline'
  | 'done'
  | 'welcome'
  | 'introduction'
  | 'support'
  | 'about'
  | 'mail'

/** Without the picture's code only its ground is rendered: the text is sufficient. */
const FetchedSpot = lazyOr(
  loadChunk(() => import('./fetched-spot.tsx')),
  SpotSpace,
)

/** Decorative: the text beside it says everything. */
export const Spot = ({ kind }: { kind: SpotKind }) =>
  kind === 'offline' ? (
    <OfflinePicture />
  ) : (
    <Suspense fallback={<SpotSpace />}>
      <FetchedSpot kind={kind} />
    </Suspense>
  )
