import { NotFoundMessage } from '../ui/feedback/not-found-message.tsx'
import { useWayIn } from './way-in.ts'

/** Its way on is the root, which leads on by the session. */
export const NotFound = () => <NotFoundMessage wayLabel={useWayIn().label} />
