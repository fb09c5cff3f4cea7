import { Button } from '@mantine/core'
import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import { isWithName } from '@wohlauf/contract/rules/logo'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { lazy, type ReactNode, Suspense } from 'react'
import IconChevronDown from '~icons/tabler/chevron-down'
import { fileAddress } from '../../native/platform.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { DashboardCount } from './dashboard-count.tsx'
import classes from './header.module.css'
import { aboutEntry, menuFor, targetOf } from './menu.ts'
import { MenuInWaiting, type Press } from './menu-in-waiting.tsx'
import { useCurrentRoute } from './use-current-route.ts'

/** Loaded after the login, which needs no menus. Until then, their names are shown. */
const HeaderMenu = lazy(loadPart(() => import('./header-menu.tsx')))

/** Only learners have points. */
const HealthPointsBadge = lazy(loadPart(() => import('./health-points-badge.tsx')))

/** Learners search after the introduction. */
const HeaderSearch = lazy(loadPart(() => import('./header-search.tsx')))

type HeaderMenuNameProps = { label: string; isActive: boolean; press: Press }

const HeaderMenuName = ({ label, isActive, press }: HeaderMenuNameProps) => (
  <Button
    variant="subtle"
    className={classes.link}
    data-active={isActive || undefined}
    rightSection={<IconChevronDown aria-hidden size={16} />}
    aria-haspopup="menu"
    {...press}
  >
    {label}
  </Button>
)

type HeaderLinkProps = { to: PlainRouteName; label: string; count?: ReactNode }

const HeaderLink = ({ to, label, count }: HeaderLinkProps) => (
  <Button
    variant="subtle"
    className={classes.link}
    classNames={{ label: classes.label ?? '' }}
    component={RouteLink}
    isArea
    to={to}
  >
    {label}
    {count}
  </Button>
)

const HeaderMenus = ({ hasRail }: { hasRail: boolean }) => {
  const user = useSessionUser()
  const app = useAppSettings()
  const current = useCurrentRoute()
  const isLearner = user?.role.role === 'ROLE_USER'
  const about = aboutEntry(user, app)
  const menus = menuFor(user, app).filter(({ key }) => !(hasRail && key === 'manage'))
  return (
    <nav className={classes.menus} aria-label="Hauptmenü">
      {isLearner && user.hasCompletedOnboarding && (
        <HeaderLink to="dashboard-dashboard-list" label="Start" count={<DashboardCount />} />
      )}
      {isLearner && !user.hasCompletedOnboarding && current !== 'onboarding' && (
        <HeaderLink to="onboarding" label="Einführung" />
      )}
      {about && <HeaderLink to={about.route} label={about.label} />}
      {menus.map((group) => {
        const target = targetOf(group, false)
        return target ? (
          <HeaderLink key={group.key} to={target} label={group.label} />
        ) : (
          <MenuInWaiting
            key={group.key}
            name={(press) => (
              <HeaderMenuName
                label={group.label}
                isActive={group.entries.some(({ route }) => route === current)}
                press={press}
              />
            )}
            menu={(isOpenedAtOnce) => <HeaderMenu group={group} isOpenedAtOnce={isOpenedAtOnce} />}
          />
        )
      })}
      {!user && current !== 'authentication-login' && (
        <HeaderLink to="authentication-login" label="Anmelden" />
      )}
    </nav>
  )
}

const AppName = ({ app }: { app: AppSettings | null }) => {
  const logo = app?.appLogo
  const isName = logo && isWithName(logo)
  return (
    <>
      {logo ? (
        <img src={fileAddress(logo.url)} alt={isName ? app.appTitle : ''} className={classes.logo} />
      ) : (
        <span className={classes.mark} aria-hidden />
      )}
      {!isName && <span className={classes.name}>{app?.appTitle}</span>}
    </>
  )
}

export const Points = () => {
  const user = useSessionUser()
  const app = useAppSettings()
  const current = useCurrentRoute()
  if (user?.role.role !== 'ROLE_USER' || !app) return null
  const isLink =
    user.hasCompletedOnboarding && current !== 'user-progress-user-progress' && current !== 'onboarding'
  return (
    <Suspense fallback={<div className={classes.points} />}>
      <HealthPointsBadge preventionType={app.appPreventionType} isLink={isLink} />
    </Suspense>
  )
}

type HeaderProps = {
  hasMenus: boolean
  /** Whether the areas of the management stand beside the page. */
  hasRail: boolean
}

export const Header = ({ hasMenus, hasRail }: HeaderProps) => {
  const user = useSessionUser()
  const app = useAppSettings()
  const hasSearch = user && (user.role.role === 'ROLE_USER' ? user.hasCompletedOnboarding : !hasRail)
  return (
    <header className={classes.header}>
      <div className={classes.inside}>
        <RouteLink to={user ? 'default' : 'authentication-login'} className={classes.brand}>
          <AppName app={app} />
        </RouteLink>
        {hasMenus && <HeaderMenus hasRail={hasRail} />}
        {hasSearch && (
          <Suspense fallback={<div className={classes.search} />}>
            <HeaderSearch />
          </Suspense>
        )}
        <Points />
      </div>
    </header>
  )
}
