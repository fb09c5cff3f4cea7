import offlineDefault from '../../art/spots/offline-default.svg?inline'
import offlineWohlauf from '../../art/spots/offline-wohlauf.svg?inline'
import { StyledPicture } from '../pictures/styled-picture.tsx'

const PICTURES: Record<string, string> = { default: offlineDefault, wohlauf: offlineWohlauf }

/** The picture for an unreachable server, inlined in the code: it is shown when nothing can be loaded. */
const OfflineSpot = () => <StyledPicture sourceOf={(style) => PICTURES[style]} />

export default OfflineSpot
