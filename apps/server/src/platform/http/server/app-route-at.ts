import { ROUTES } from '@wohlauf/contract/routes/routes'
import { createRouteFinder } from './site-routes.ts'

/** The app's route that a path belongs to, and its parameters; null: none. */
export const appRouteAt = createRouteFinder(ROUTES)
