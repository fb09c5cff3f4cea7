import type { Plugin, Rolldown } from 'vite'
import { filesOf, type Module } from './files-of-modules.ts'
import { startOfShell, whoNeeds } from './who-needs.ts'

/**
 * Zod, its configuration, and the messages of forms: the login page can be filled in before they are loaded.
 */
const SCHEMAS =
  /node_modules\/zod\/|contract\/src\/(?:values\/(?!id-pattern|brand)|messages\.ts|features\.ts|authentication\/authentication\.ts|administration\/app-look\.ts|rules\/email-address\.ts)/

const ADMIN = /\/src\/admin(?:\/|\.tsx)|\/admin-routes\.ts|\/not-found-message\.tsx|\.html$/
const APP = /\/src\/(?:main\.tsx|app\/|features\/)/
const OF_BOTH_SITES =
  /\/src\/app\/(?:error-reporting\/|site-settings|overlays\/(?:site-|use-|ask-))|\/features\/authentication\/(?:credentials-form|login-failure|entry\/)/

type Modules = ReturnType<typeof whoNeeds>

/** Above it, the code that only one part needs, or that the same parts need, is a file of its own. */
const LARGE_PART = 14_000

const AFTER = /^after /

const isLater = (user: string): boolean => AFTER.test(user)

const isOfNoPage = (user: string): boolean => isLater(user) || user.startsWith('shell ')

/** Parts with a library of their own, for example the editor of texts. */
const largeParts = (modules: Modules): Set<string>[] => {
  const sizes = new Map<string, { parts: Set<string>; size: number }>()
  for (const { users, parts, size } of modules.values()) {
    if (![...users].every(isOfNoPage)) continue
    const key = [...parts].sort().join('\n')
    const found = sizes.get(key) ?? { parts, size: 0 }
    sizes.set(key, found)
    found.size += size
  }
  return [...sizes.values()]
    .filter(({ size }) => size > LARGE_PART)
    .map(({ parts }) => parts)
    .sort((one, other) => one.size - other.size)
}

/** Kinds of pages by their routes, the first that fits. */
const KINDS: [kind: string, pages: RegExp][] = [
  ['login', /^own authentication-login$/],
  ['home', /^signedIn dashboard-/],
  ['module', /^signedIn consume-modules-consume-module$/],
  ['recipe', /^signedIn consume-recipes-recipe-details$/],
  ['article', /^signedIn .*-details$/],
  ['printed diary', /^signedIn nutrition-diary-.*-print$/],
  ['diary', /^signedIn nutrition-diary-/],
  ['goals', /^signedIn (?:goal-tracking|manage-habit-intents|user-progress)-/],
  ['lists', /^signedIn (?:.*-list$|area-|bibliography-)/],
  ['profile', /^signedIn profile-/],
  ['account', /^signedIn /],
  ['legal', /^public (?:legal|about)-/],
  ['registration', /^public authentication-(?:user-registration|departure|confirm-private)/],
  ['entry', /^(?:own|public) /],
  ['managed lists', /^managers .*-list$|^managers goal-tracking/],
  ['versions', /^managers .*-versions$/],
  ['editors', /^managers manage-(?:modules|recipes|blog|experience)-/],
  ['managers', /^managers |^shell .*\/(?:staff-overlays|management-rail)\./],
  ['shell', /^shell /],
  ['admin', /^admin /],
]
const OF_STAFF = ['managed lists', 'versions', 'editors', 'managers', 'admin']

const kindOf = (user: string): string => {
  const page = user.replace(AFTER, '')
  const kind = KINDS.find(([, pages]) => pages.test(page))?.[0] ?? page
  return isLater(user) ? `after ${kind}` : kind
}

const isOfLearners = (user: string): boolean => !isLater(user) && user !== 'staff' && !OF_STAFF.includes(user)

/**
 * For code of learners' pages, all pages of staff but the lists count as one: lists need little of what editors preview, and everybody
 * who manages begins with them. Whatever a page has is there when later parts need it.
 */
const countedUsers = (users: Set<string>): Set<string> => {
  const kinds = [...users].map(kindOf)
  if (!kinds.some(isOfLearners)) return new Set(kinds)
  return new Set(
    kinds
      .filter((kind) => !isLater(kind))
      .map((kind) => (OF_STAFF.includes(kind) && kind !== 'managed lists' ? 'staff' : kind)),
  )
}

const COSTS = {
  request: 8_000,
  smallest: 4_400,
  weightOf: (counted: string) => {
    const user = counted.replace(AFTER, '')
    if (user === 'staff' || OF_STAFF.includes(user)) return 1
    return ['login', 'home', 'shell'].includes(user) ? 6 : 3
  },
}

/** What these have in common, nearly every page needs. */
const NEARLY_ALL = ['login', 'home', 'module']

/** Modules of nearly all pages, of learners' pages, of pages of staff only, and of no page. */
const byMoment = (modules: Modules): Record<string, Map<string, Module>> => {
  const common = new Map<string, Module>()
  const learners = new Map<string, Module>()
  const staff = new Map<string, Module>()
  const later = new Map<string, Module>()
  for (const [id, module] of modules) {
    const users = countedUsers(module.users)
    const momentOf = () => {
      if ([...users].every(isLater)) return later
      if (NEARLY_ALL.every((kind) => users.has(kind))) return common
      return [...users].some(isOfLearners) ? learners : staff
    }
    momentOf().set(id, { ...module, users })
  }
  return { common, pages: learners, staff, after: later }
}

/** Takes the modules of large parts out. */
const ofLargeParts = (modules: Modules): string[][] => {
  const large = largeParts(modules)
  const files = new Map<Set<string>, string[]>()
  for (const [id, { users, parts }] of modules) {
    if (![...users].every(isOfNoPage)) continue
    const part = large.find((all) => [...parts].every((one) => all.has(one)))
    if (!part) continue
    files.set(part, [...(files.get(part) ?? []), id])
    modules.delete(id)
  }
  return [...files.values()]
}

/**
 * Many small files compress worse, and cost a request each: the code of a visitor's first screen is in one
 * file for both sites and one for the app. What else a page needs comes in few files, by the pages that need
 * the same, and so does what no page begins with, by the pages from which somebody comes to it.
 */
export const createChunks = () => {
  const fileOf = new Map<string, string>()
  const plugin: Plugin = {
    name: 'web-chunks',
    apply: 'build',
    buildEnd() {
      const modules = whoNeeds(this)
      const add = (name: string, files: string[][]) => {
        for (const [number, file] of files.entries())
          for (const id of file) fileOf.set(id, `${name}-${number + 1}`)
      }
      add('start', [startOfShell(this)])
      add('part', ofLargeParts(modules))
      for (const [name, moment] of Object.entries(byMoment(modules)))
        add(name, name === 'common' ? [[...moment.keys()]] : filesOf(moment, COSTS))
    },
  }
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      name: 'foundation',
      tags: ['$initial'],
      // Includes style sheets: two would cost one more request.
      test: (id: string) =>
        !SCHEMAS.test(id) &&
        !ADMIN.test(id) &&
        (!APP.test(id) || OF_BOTH_SITES.test(id) || id.endsWith('.css')),
      priority: 40,
    },
    {
      name: 'app',
      tags: ['$initial'],
      test: (id: string) => APP.test(id) && !id.endsWith('/main.tsx'),
      priority: 39,
    },
    { name: 'schemas', test: SCHEMAS, priority: 38 },
    {
      name: (id: string) => fileOf.get(id) ?? null,
      // Each file has all that its users need, and no file needs one that needs it.
      includeDependenciesRecursively: false,
      priority: 0,
    },
  ]
  return { plugin, groups }
}
