import type { SteadyRequest } from '../server/steady.ts'
import { BENCH_PASSWORD } from '../server/world.ts'
import type { Person } from './world.ts'

export const OPERATIONS = ['list', 'details', 'marking', 'login', 'timeline'] as const

/** The five operations in turn, each person after the other, on all servers in turn. */
export const requestsOf = (people: readonly Person[], ports: readonly number[]) => {
  const markedPages = new Map<Person, number>()
  const nextPage = (person: Person): string => {
    const index = markedPages.get(person) ?? 0
    markedPages.set(person, index + 1)
    const page = person.pageIds[index]
    if (!page) throw new Error('every page is marked; fewer requests or more people')
    return page
  }
  return (turn: number): SteadyRequest => {
    const round = Math.floor(turn / OPERATIONS.length)
    const person = people[round % people.length]
    const name = OPERATIONS[turn % OPERATIONS.length]
    if (!person || !name) throw new Error('nobody is signed in')
    const { token, host, appId, emailAddress, moduleIds } = person
    const own = { name, host, token, port: ports[turn % ports.length] ?? 0 }
    switch (name) {
      case 'list':
        return { ...own, path: '/api/modules/get-modules-query' }
      case 'details':
        return {
          ...own,
          path: '/api/modules/get-module-query',
          body: { moduleId: moduleIds[round % moduleIds.length] },
        }
      case 'marking':
        return {
          ...own,
          path: '/api/modules/mark-module-page-as-seen-command',
          body: { modulePageId: nextPage(person) },
        }
      case 'timeline':
        return { ...own, path: '/api/nutrition-diary/get-nutrition-diary-timeline-query' }
      case 'login':
        return {
          name,
          host,
          port: own.port,
          path: '/api/unauthorized/application/authentication/login',
          body: { emailAddress, password: BENCH_PASSWORD, appId },
        }
    }
  }
}
