import { firstAnswersOf } from '@wohlauf/contract/first-answers'
import { keyOfAnswer } from '@wohlauf/contract/operation'
import { appRouteAt } from './app-route-at.ts'

export type NamedAnswer = { key: string; path: string; input: object }

/** The queries whose answers the document of an address asks for itself, besides the session. */
export const firstAnswersAt = (path: string): NamedAnswer[] => {
  const place = appRouteAt(path)
  return (place ? firstAnswersOf(place.name, place.params) : []).map(([operation, input]) => ({
    key: keyOfAnswer(operation, input),
    path: operation.path,
    input,
  }))
}
