import { routeEntry } from '@wohlauf/contract/routes/routes'
import type { ComponentProps } from 'react'
import { screenRequest } from '../request.ts'

/** In place of TanStack Router: links are links, and the address is the request's. */

const addressOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\$(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string>>
  activeOptions?: { exact: boolean }
  state?: object
}

const stringOf = (search: Readonly<Record<string, string>> | undefined): string =>
  search ? `?${new URLSearchParams(search)}` : ''

/** Numbers are numbers, as in the router's own addresses. */
const parsedOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const search = () =>
  Object.fromEntries(
    [...new URLSearchParams(screenRequest().search)].map(([name, text]) => [name, parsedOf(text)]),
  )

const pathname = () => {
  const { route, params } = screenRequest()
  return addressOf(routeEntry(route).path, params)
}

export const Link = ({ to, params = {}, search, activeOptions, state: _state, ...rest }: LinkProps) => {
  const address = addressOf(to, params)
  const here = pathname()
  const isHere = here === address && (!search || stringOf(search) === screenRequest().search)
  const isActive = isHere || (!activeOptions?.exact && !search && here.startsWith(`${address}/`))
  const active = isActive
    ? {
        className: `${rest.className ?? ''} active`.trim(),
        'data-status': 'active',
        'aria-current': 'page' as const,
      }
    : {}
  return <a {...rest} {...active} href={address + stringOf(search)} />
}

export const useParams = () => screenRequest().params
export const useLocation = ({ select }: { select: (location: { pathname: string }) => unknown }) =>
  select({ pathname: pathname() })
export const useRouterState = ({ select }: { select: (state: object) => unknown }) =>
  select({
    matches: [{ fullPath: routeEntry(screenRequest().route).path }],
    location: { pathname: pathname(), search: search() },
  })
export const useSearch = search
export const useRouter = () => ({})
export const useNavigate = () => () => {}
