import { useStyleOfDocument } from '../theme/use-style-of-document.ts'
import { OfflinePicture } from './offline-picture.tsx'
import classes from './spot.module.css'

export type SpotKind = 'nothing-yet' | 'not-found' | 'offline' | 'done' | 'welcome'

const pictures = import.meta.glob<string>(['../../art/spots/*.svg', '!../../art/spots/offline-*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Decorative: the text beside it says everything. */
export const Spot = ({ kind }: { kind: SpotKind }) =>
  kind === 'offline' ? <OfflinePicture /> : <FetchedSpot kind={kind} />

const FetchedSpot = ({ kind }: { kind: SpotKind }) => {
  const style = useStyleOfDocument()
  return (
    <img
      className={classes.spot}
      src={pictures[`../../art/spots/${kind}-${style}.svg`]}
      alt=""
      width={320}
      height={220}
    />
  )
}
