import { expect, test } from 'vitest'
import { namesOfStaleQueries } from './operation.ts'
import { OPERATIONS } from './operations.ts'

const QUERIES = new Set(OPERATIONS.filter(({ kind }) => kind === 'query').map(({ name }) => name))

const changing = OPERATIONS.filter(({ invalidates }) => invalidates)

test.each(changing)(
  '$name names each query that it makes stale once, and by a name that exists',
  (operation) => {
    const names = namesOfStaleQueries(operation)
    expect(names.filter((name) => !QUERIES.has(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  },
)
