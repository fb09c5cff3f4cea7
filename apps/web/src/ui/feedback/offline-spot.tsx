import offlineDefault from '../../art/spots/offline-default.svg?inline'
import offlineWohlauf from '../../art/spots/offline-wohlauf.svg?inline'
import classes from './spot.module.css'

const PICTURES: Record<string, string> = { default: offlineDefault, wohlauf: offlineWohlauf }

/** The picture for an unreachable server, inlined in the code: it is shown when nothing can be loaded. */
const OfflineSpot = () => (
  <img
    className={classes.spot}
    src={PICTURES[document.documentElement.dataset.style ?? 'default']}
    alt=""
    width={320}
    height={220}
  />
)

export default OfflineSpot
