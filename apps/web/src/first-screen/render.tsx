import { MantineProvider } from '@mantine/core'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import type { FirstScreens, ScreenRequest } from '@wohlauf/contract/first-answers'
import { type RouteName, routeEntry } from '@wohlauf/contract/routes/routes'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ConsumeModulePage from '../app/pages/consume-module-page.tsx'
import DashboardPage from '../app/pages/dashboard-page.tsx'
import shell from '../app/shell/app-shell.module.css'
import { BottomBar } from '../app/shell/bottom-bar.tsx'
import { Header, Points } from '../app/shell/header.tsx'
import { isSessionRoute } from '../app/shell/is-session-route.ts'
import SessionHeader from '../app/shell/session-header.tsx'
import ArticleListPage from '../features/blog/learner/article-list-page.tsx'
import ArticlePage from '../features/blog/learner/article-page.tsx'
import ModuleListPage from '../features/modules/learner/module-list-page.tsx'
import TimelinePage from '../features/nutrition-diary/learner/timeline/timeline-page.tsx'
import RecipePage from '../features/recipes/learner/details/recipe-page.tsx'
import RecipeListPage from '../features/recipes/learner/list/recipe-list-page.tsx'
import { guardRoute } from '../routes/guard.ts'
import { scalesOf } from '../ui/theme/app-theme.tsx'
import { theme } from '../ui/theme/theme.ts'
import { during } from './request.ts'

/** A page, and its file's name, after which its style sheet is named. */
const PAGES: Partial<Record<RouteName, readonly [Page: ComponentType, name: string]>> = {
  'consume-blog-articles-blog-article-details': [ArticlePage, 'article-page'],
  'consume-blog-articles-blog-article-list': [ArticleListPage, 'article-list-page'],
  'consume-modules-consume-module': [ConsumeModulePage, 'consume-module-page'],
  'consume-modules-module-list': [ModuleListPage, 'module-list-page'],
  'consume-recipes-recipe-details': [RecipePage, 'recipe-page'],
  'consume-recipes-recipe-list': [RecipeListPage, 'recipe-list-page'],
  'dashboard-dashboard-list': [DashboardPage, 'dashboard-page'],
  'nutrition-diary-nutrition-diary-timeline': [TimelinePage, 'timeline-page'],
}

type ScreenProps = { page: ComponentType; isPhone: boolean; isSession: boolean }

const Screen = ({ page: Page, isPhone, isSession }: ScreenProps) => (
  <div className={shell.shell}>
    {isSession ? (
      <SessionHeader shell={{ current: null }} slotRef={() => {}} points={<Points />} />
    ) : (
      <Header hasMenus={!isPhone} hasRail={false} />
    )}
    <main className={shell.main}>
      <Page />
    </main>
    {isPhone && !isSession && <BottomBar />}
  </div>
)

const STYLE = /<style[^>]*>([^<]*)<\/style>/g

/** Of each app that has been asked for, by its colours. */
const knownStyles = new Map<string, string>()
const MAX_KNOWN = 200

/** Text in style elements is not escaped: nothing but an app's colours gets into it. */
const stylesOf = ({ appStyle, appScale, appNightScale }: AppSettings): string => {
  const key = JSON.stringify([appStyle, appScale, appNightScale])
  const sameStyles = knownStyles.get(key)
  if (sameStyles !== undefined) return sameStyles
  const markup = renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      cssVariablesResolver={scalesOf(appStyle, appScale, appNightScale)}
    />,
  )
  const styles = [...markup.matchAll(STYLE)].map(([, text]) => text).join('')
  if (knownStyles.size >= MAX_KNOWN) knownStyles.clear()
  knownStyles.set(key, styles)
  return styles
}

/** React's own hints for pictures: the markup is inserted, and the pictures follow immediately. */
const HINTS = /^(?:<link[^>]*>)+/

const screenOf = (Page: ComponentType, request: ScreenRequest): string =>
  during(request, () =>
    renderToStaticMarkup(
      <MantineProvider
        theme={theme}
        forceColorScheme="light"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <Screen page={Page} isPhone={request.isPhone} isSession={isSessionRoute(request.route)} />
      </MantineProvider>,
      { identifierPrefix: 'first' },
    ),
  ).replace(HINTS, '')

export const screenName: FirstScreens['screenName'] = (route) => PAGES[route]?.[1] ?? null

/** Their answers have nothing of the reader in them, except whether an article is unread, which it does not show. */
const SHARED: readonly RouteName[] = [
  'consume-blog-articles-blog-article-details',
  'consume-recipes-recipe-details',
  'consume-recipes-recipe-list',
]

export const isShared: FirstScreens['isShared'] = (route) => SHARED.includes(route)

export const renderFirstScreen: FirstScreens['renderFirstScreen'] = (request) => {
  const { route, app, user, answers } = request
  const [Page] = PAGES[route] ?? []
  const isAllowed = guardRoute(routeEntry(route).access, user, app.appEnabledFeatures) === 'allow'
  if (!Page || !isAllowed || user.role.role !== 'ROLE_USER' || user.isImpersonated) return null
  const session = { [getAuthenticatedUser.name]: user }
  return { html: screenOf(Page, { ...request, answers: { ...answers, ...session } }), css: stylesOf(app) }
}
