import { expect, test } from 'vitest'
import { findInContexts } from '../composition/find-in-contexts.ts'
import { isHandler } from '../composition/handlers.ts'

/**
 * The contexts that serve paths of another name: paths are the specification's and stay, contexts are named after
 * their content. All other paths are served by the context of their name.
 */
const SERVED_BY: Readonly<Record<string, readonly string[]>> = {
  administration: ['accounts', 'sponsor-report'],
  dashboard: ['habits'],
  sponsors: ['accounts', 'seats'],
  'user-management': ['accounts', 'authentication', 'own-data', 'seats'],
  'user-progress': ['goal-tracking'],
}

/** `[the path's name, the context that serves it]`, each once. */
const servedPaths = new Set<string>()
for (const { file, values } of await findInContexts('operations', isHandler))
  for (const { operation } of values) {
    const path = operation.name.replace('application/', '').split('/')[0]
    const context = file.split('/')[0]
    if (path !== context) servedPaths.add(`${path} by ${context}`)
  }

test('a path is served by the context of its name, or by one that is stated here', () => {
  const statedPaths = Object.entries(SERVED_BY).flatMap(([path, contexts]) =>
    contexts.map((context) => `${path} by ${context}`),
  )
  expect([...servedPaths].sort()).toEqual(statedPaths.sort())
})
