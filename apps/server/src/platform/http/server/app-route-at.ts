import { ROUTES } from '@wohlauf/contract/routes/routes'
import { createRouteFinder } from './site-routes.ts'

/** The name of the app's route that a path belongs to; null: none. */
export const appRouteAt = createRouteFinder(ROUTES)
