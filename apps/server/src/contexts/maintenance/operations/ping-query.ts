import { ping } from '@wohlauf/contract/maintenance'
import { handle } from '../../../platform/http/handler.ts'

/** That it is answered at all is the answer. */
export const pingQuery = handle(ping, async () => ({}))
