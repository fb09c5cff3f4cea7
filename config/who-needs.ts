import { dirname, join, resolve } from 'node:path'
import type { Rolldown } from 'vite'
import type { Module } from './files-of-modules.ts'
import { LISTS_OF_PAGES, pagesIn, SOURCE } from './web-pages.ts'

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>

/** A library's index names all of its modules; of these, its importers need those that they name themselves. */
const INDEX = /node_modules\/(@mantine\/(?:core|form|hooks)|@tanstack\/[\w-]+)\/.*\/index\.m?js$/

const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

const namedImports = (code: string): [name: string, from: string][] =>
  [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name): [string, string] => [name.trim().split(' as ')[0] ?? '', from]),
  )

/** What a module imports, without the modules of an index that it does not name. */
const readImports = ({ getModuleInfo }: Context): ((id: string) => string[]) => {
  const indexes = new Map<string, Map<string, string>>()
  const modulesOf = (index: string): Map<string, string> => {
    const known = indexes.get(index)
    if (known) return known
    const { code, importedIds = [] } = getModuleInfo(index) ?? {}
    const modules = new Map([
      ...importedIds.filter((id) => INDEX.test(id)).flatMap((id) => [...modulesOf(id)]),
      ...namedImports(code ?? '')
        .filter(([, from]) => from.startsWith('.'))
        .map(([name, from]): [string, string] => [name, resolve(dirname(index), from)]),
    ])
    indexes.set(index, modules)
    return modules
  }
  return (id) => {
    const info = getModuleInfo(id)
    return (info?.importedIds ?? []).flatMap((imported) => {
      const library = INDEX.exec(imported)?.[1]
      if (!library) return [imported]
      return namedImports(info?.code ?? '').flatMap(([name, from]) =>
        from === library ? (modulesOf(imported).get(name) ?? []) : [],
      )
    })
  }
}

const reach = (from: readonly string[], next: (id: string) => readonly string[]): Set<string> => {
  const reached = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...next(id))
  }
  return reached
}

/** Somebody asks for these parts by a press (docs/decisions/0090). */
const ASKED_FOR = /\b(?:lazyDialog|lazyPart)\(\s*\(\) =>\s*import\(["'](\.[^"']+)["']\)/g

const askedForIn = (id: string, code: string): Set<string> =>
  new Set([...code.matchAll(ASKED_FOR)].map(([, path = '']) => resolve(dirname(id), path)))

/** About what is left of it in the sites. */
const sizeOf = (code: string): number =>
  code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+|\bimport [^'"]*['"].*$/gm, '').length * 0.6

/** The user of code that no page begins with, and to which somebody comes from a page or from the shell. */
const after = (user: string): string => `after ${user}`

const MAIN = join(SOURCE, 'main.tsx')

const entriesOf = (context: Context): string[] =>
  [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry)

const isAdminSite = (entry: string): boolean => entry.includes('admin')

const appsOf = (context: Context): string[] => entriesOf(context).filter((entry) => !isAdminSite(entry))

/** The modules that a shell begins with after it has filled in the document; on the web they are part of the first load. */
export const startOfShell = (context: Context): string[] => {
  const importsOf = readImports(context)
  const ofFirstLoad = reach(appsOf(context), importsOf)
  return [...reach([MAIN], importsOf)].filter((id) => id !== MAIN && !ofFirstLoad.has(id))
}

/**
 * Who needs which module: pages, by their routes, parts that the shell loads with each page, and parts that wait for a press, by the
 * pages and parts from which somebody comes to them.
 *
 * @returns the modules, and for those of parts, the parts that need them
 */
export const whoNeeds = (context: Context) => {
  const importsOf = readImports(context)
  const infoOf = (id: string) => context.getModuleInfo(id)
  const modules = new Map<string, Module & { users: Set<string>; parts: Set<string> }>()
  const add = (id: string, user: string, part?: string) => {
    if (ofFirstLoad.has(id)) return
    const module = modules.get(id) ?? {
      users: new Set<string>(),
      parts: new Set<string>(),
      size: sizeOf(infoOf(id)?.code ?? ''),
      imports: importsOf(id),
    }
    modules.set(id, module)
    module.users.add(user)
    if (part) module.parts.add(part)
  }
  const apps = appsOf(context)
  const ofFirstLoad = reach([...apps, MAIN], importsOf)
  const isOfPages = new Set<string>()
  const pages: [user: string, page: string][] = []
  for (const [site, list] of Object.entries(LISTS_OF_PAGES))
    for (const [route, page] of pagesIn(list)) {
      isOfPages.add(page).add(list)
      pages.push([`${site} ${route}`, page])
      for (const id of reach([page, list], importsOf)) add(id, `${site} ${route}`)
    }

  const laterImportsOf = (id: string) => infoOf(id)?.dynamicallyImportedIds ?? []
  // Each page loads them soon after its content: in a file with parts that wait for a press they would bring all that these import.
  const partsOf = (id: string) => {
    const asked = askedForIn(id, infoOf(id)?.code ?? '')
    return laterImportsOf(id).filter((part) => !asked.has(part) && !isOfPages.has(part))
  }
  const ofShell = new Set<string>()
  for (const part of [...ofFirstLoad].flatMap(partsOf))
    for (const id of reach([part], (next) => [...importsOf(next), ...partsOf(next)])) {
      add(id, `shell ${part}`, part)
      for (const own of [part, ...partsOf(id)]) ofShell.add(own)
    }
  const modulesOfPart = new Map(
    [...new Set([...context.getModuleIds()].flatMap(laterImportsOf))]
      .filter((part) => !isOfPages.has(part) && !ofShell.has(part))
      .map((part) => [part, reach([part], importsOf)] as const),
  )
  const comeFrom = (user: string, from: string[]) => {
    const next = (id: string) => [...importsOf(id), ...laterImportsOf(id)]
    const isPassedOver = (id: string) => ofFirstLoad.has(id) || isOfPages.has(id)
    for (const part of reach(from, (id) => next(id).filter((later) => !isPassedOver(later))))
      for (const id of modulesOfPart.get(part) ?? []) add(id, after(user), part)
  }
  for (const [user, page] of pages) comeFrom(user, [page])
  for (const part of ofShell) comeFrom(`shell ${part}`, [part])
  comeFrom('admin site', entriesOf(context).filter(isAdminSite))
  comeFrom(
    'shell',
    [...ofFirstLoad].flatMap(laterImportsOf).filter((part) => modulesOfPart.has(part)),
  )
  return modules
}
