import { FIRST_ANSWERS } from '@wohlauf/contract/first-answers'
import { appRouteAt } from './app-route-at.ts'

/** The paths of the queries that the document of an address asks for itself, besides the session. */
export const firstAnswersOf = (path: string): string[] => {
  const route = appRouteAt(path)
  return (route ? (FIRST_ANSWERS[route] ?? []) : []).map((operation) => operation.path)
}
