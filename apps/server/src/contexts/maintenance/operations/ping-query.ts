import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { handle } from '../../../platform/http/mount/handler.ts'

/** The answer itself is the result. */
export const pingQuery = handle(ping, async () => ({}))
