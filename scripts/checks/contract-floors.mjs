/* The floors of packages/contract, for boundary-rules.mjs: values ← rules ← operation, refusals and what else contexts share ← contexts.
   Nothing imports upwards, and no context another one, not even a type: a command names the queries of others in `invalidates`. */

const contract = 'packages/contract/src'
const values = `${contract}/values/.+`
const rules = `${contract}/rules/.+`
const routes = `${contract}/routes/.+`
/** These files read the contexts. */
const listing = '(?:operations|operation-files|first-answers)\\.ts'
const shared = `${contract}/(?!${listing})[^/]+\\.ts`
const zod = 'npm:zod'

export const contractFloors = [
  {
    why: 'values are the contract’s ground: they know zod, the DNS’s encoding of umlauts and nothing above them',
    from: values,
    may: [values, zod, 'npm:punycode\\.js'],
  },
  {
    why: 'rules of the contract stand on its values',
    from: rules,
    may: [rules, values, zod],
  },
  {
    why: 'the table of pages knows values only',
    from: routes,
    may: [routes, values],
  },
  {
    why: 'lists of operations read the contexts',
    from: `${contract}/${listing}`,
    may: [`${contract}/.+`, zod],
  },
  {
    why: 'what the contexts share knows none of them',
    from: shared,
    may: [shared, rules, values, zod],
  },
  {
    why: 'a context of the contract imports no other one: what both need belongs into values or rules, and `invalidates` names queries of others by their names',
    from: `${contract}/([^/]+)/.+`,
    may: [`${contract}/{1}/.+`, shared, routes, rules, values, zod],
  },
]
