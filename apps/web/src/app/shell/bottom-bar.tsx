import { UnstyledButton } from '@mantine/core'
import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import { type ComponentType, lazy, type ReactNode } from 'react'
import IconBook2 from '~icons/tabler/book-2'
import IconCompass from '~icons/tabler/compass'
import IconEdit from '~icons/tabler/edit'
import IconHome from '~icons/tabler/home'
import IconInfoCircle from '~icons/tabler/info-circle'
import IconLeaf from '~icons/tabler/leaf'
import IconLogin2 from '~icons/tabler/login-2'
import IconPlant2 from '~icons/tabler/plant-2'
import IconSparkles from '~icons/tabler/sparkles'
import IconUserCircle from '~icons/tabler/user-circle'
import { RouteLink } from '../../routes/route-link.tsx'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import classes from './bottom-bar.module.css'
import { DashboardCount } from './dashboard-count.tsx'
import { aboutEntry, type MenuGroup, menuFor, targetOf } from './menu.ts'
import { MenuInWaiting, type Press } from './menu-in-waiting.tsx'
import { useCurrentRoute } from './use-current-route.ts'

export type Icon = ComponentType<{ size: number; 'aria-hidden': true; stroke?: number }>

const GROUP_ICONS: Record<MenuGroup['key'], Icon> = {
  learn: IconBook2,
  reflect: IconSparkles,
  implement: IconPlant2,
  manage: IconEdit,
  account: IconUserCircle,
}

const iconOf = ({ key }: MenuGroup, isLoggedIn: boolean): Icon =>
  key === 'account' && !isLoggedIn ? IconInfoCircle : GROUP_ICONS[key]

type BarLinkProps = {
  to: PlainRouteName
  label: string
  icon: Icon
  count?: ReactNode
  isActive?: boolean
}

const BarLink = ({ to, label, icon: Icon, count, isActive }: BarLinkProps) => (
  <RouteLink to={to} isArea className={classes.item} data-active={isActive || undefined}>
    {label}
    <span className={classes.icon}>
      <Icon aria-hidden size={24} stroke={1.75} />
      {count}
    </span>
  </RouteLink>
)

type BarMenuNameProps = { label: string; icon: Icon; press: Press }

const BarMenuName = ({ label, icon: Icon, press }: BarMenuNameProps) => (
  <UnstyledButton className={classes.item} aria-haspopup="menu" {...press}>
    <Icon aria-hidden size={24} stroke={1.75} />
    {label}
  </UnstyledButton>
)

const BarMenu = lazy(loadPart(() => import('./bar-menu.tsx')))

export const BottomBar = () => {
  const user = useSessionUser()
  const app = useAppSettings()
  const isLearner = user?.role.role === 'ROLE_USER'
  const about = aboutEntry(user, app)
  const groups = menuFor(user, app)
  const current = useCurrentRoute()
  return (
    <nav className={classes.bar} aria-label="Menü">
      {!user && <BarLink to="authentication-login" label="Anmelden" icon={IconLogin2} />}
      {about && <BarLink to={about.route} label={about.label} icon={IconLeaf} />}
      {isLearner && !user.hasCompletedOnboarding && (
        <BarLink to="onboarding" label="Einführung" icon={IconCompass} />
      )}
      {isLearner && user.hasCompletedOnboarding && (
        <BarLink to="dashboard-dashboard-list" label="Start" icon={IconHome} count={<DashboardCount />} />
      )}
      {groups.map((group) => {
        const icon = iconOf(group, user !== null)
        const target = targetOf(group, true)
        return target ? (
          <BarLink
            key={group.key}
            to={target}
            label={group.label}
            icon={icon}
            isActive={group.entries.some(({ route }) => route === current)}
          />
        ) : (
          <MenuInWaiting
            key={group.key}
            name={(press) => <BarMenuName label={group.label} icon={icon} press={press} />}
            menu={(isOpenedAtOnce) => <BarMenu group={group} icon={icon} isOpenedAtOnce={isOpenedAtOnce} />}
          />
        )
      })}
    </nav>
  )
}
