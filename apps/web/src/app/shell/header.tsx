import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { lazy } from 'react'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import classes from './header.module.css'
import { HealthPointsBadge } from './health-points-badge.tsx'
import { menuFor } from './menu.ts'
import { MenuInWaiting } from './menu-in-waiting.tsx'
import { useCurrentRoute } from './use-current-route.ts'

/** Menus come with the code that opens them; nobody needs it before the login. Until then their names stand in place. */
const HeaderMenu = lazy(() => import('./header-menu.tsx'))

const HeaderMenuName = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button
    variant="subtle"
    className={classes.link}
    rightSection={<IconChevronDown aria-hidden size={16} />}
    aria-haspopup="menu"
    onClick={onPress}
  >
    {label}
  </Button>
)

/** The app's name, the menus on wide screens, and the points. */
export const Header = ({ hasMenus }: { hasMenus: boolean }) => {
  const user = useSessionUser()
  const app = useAppSettings()
  const current = useCurrentRoute()
  const isOnboarded = user?.role.role === 'ROLE_USER' && user.hasCompletedOnboarding
  const isNew = user?.role.role === 'ROLE_USER' && !user.hasCompletedOnboarding
  return (
    <header className={classes.header}>
      <div className={classes.inside}>
        <RouteLink to={user ? 'default' : 'authentication-login'} className={classes.brand}>
          <span className={classes.mark} aria-hidden />
          <span className={classes.name}>{app?.appTitle}</span>
        </RouteLink>
        {hasMenus && (
          <nav className={classes.menus} aria-label="Hauptmenü">
            {isOnboarded && (
              <Button
                variant="subtle"
                className={classes.link}
                component={RouteLink}
                to="dashboard-dashboard-list"
              >
                Start
              </Button>
            )}
            {isNew && current !== 'onboarding' && (
              <Button variant="subtle" className={classes.link} component={RouteLink} to="onboarding">
                Einführung
              </Button>
            )}
            {menuFor(user, app?.appEnabledFeatures ?? []).map((group) => (
              <MenuInWaiting
                key={group.key}
                name={(onPress) => <HeaderMenuName label={group.label} onPress={onPress} />}
                menu={(isOpenedAtOnce) => <HeaderMenu group={group} isOpenedAtOnce={isOpenedAtOnce} />}
              />
            ))}
            {!user && current !== 'authentication-login' && (
              <Button
                variant="subtle"
                className={classes.link}
                component={RouteLink}
                to="authentication-login"
              >
                Anmelden
              </Button>
            )}
          </nav>
        )}
        {user?.role.role === 'ROLE_USER' && app && (
          <HealthPointsBadge
            preventionType={app.appPreventionType}
            isLink={isOnboarded && current !== 'user-progress-user-progress' && current !== 'onboarding'}
          />
        )}
      </div>
    </header>
  )
}
