import { NotFoundMessage } from '../ui/feedback/not-found-message.tsx'
import { useWayIn } from './way-in.ts'

/** Links to the root, which redirects by the session. */
export const NotFound = () => <NotFoundMessage wayLabel={useWayIn().label} />
