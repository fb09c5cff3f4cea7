import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier } from '@mdn/browser-compat-data'
import type { BrowserContext } from '@playwright/test'
import { OLDEST_BROWSERS } from '@wohlauf/contract/values/supported-browsers'

const orderOf = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return version === 'preview' ? Number.POSITIVE_INFINITY : major * 1000 + minor
}

/**
 * Whether one of the oldest supported browsers added it later, or never; partial support, or support by
 * another name, counts.
 */
const isYoung = ({ __compat: compat }: Identifier): boolean =>
  Object.entries(OLDEST_BROWSERS).some(([browser, oldest]) => {
    const statements = [compat?.support[browser as keyof typeof OLDEST_BROWSERS] ?? []].flat()
    return (
      statements.length > 0 &&
      statements.every(({ version_added: added }) => added === false || orderOf(added) > orderOf(oldest))
    )
  })

type Young = { owner: string; member: string | null; isStatic?: boolean }

/** Each young interface by its name, and the young members of each old one. */
const youngIn = (interfaces: Record<string, unknown>): Young[] =>
  Object.entries(interfaces as Record<string, Identifier>).flatMap(([owner, entry]): Young[] => {
    if (owner === '__compat') return []
    if (isYoung(entry)) return [{ owner, member: null }]
    return Object.entries(entry as Record<string, Identifier>).flatMap(([name, member]) =>
      name !== '__compat' && !name.endsWith('_event') && isYoung(member)
        ? [{ owner, member: name.replace(/_static$/, ''), isStatic: name.endsWith('_static') }]
        : [],
    )
  })

/**
 * This browser applies the site's policy, which requires trusted types; a browser without them ignores that.
 */
const isNeededByPolicy = ({ owner, member }: Young): boolean => /trusted/i.test(`${owner} ${member}`)

const YOUNG = [...youngIn(data.api), ...youngIn(data.javascript.builtins ?? {})].filter(
  (young) => !isNeededByPolicy(young),
)

/** Removes from the browser's later pages all interfaces that some supported browser lacks. */
export const beOldestBrowser = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((young) => {
    const all = globalThis as unknown as Record<string, { prototype?: object } | undefined>
    for (const { owner, member, isStatic } of young)
      if (member === null) Reflect.deleteProperty(all, owner)
      else {
        // Excludes `Response.json`, which is younger than the method of every answer.
        const ofEach = isStatic ? [] : [all[owner]?.prototype, owner === 'Window' ? all : undefined]
        for (const place of [all[owner], ...ofEach])
          if (place && Object.hasOwn(place, member)) Reflect.deleteProperty(place, member)
      }
  }, YOUNG)
