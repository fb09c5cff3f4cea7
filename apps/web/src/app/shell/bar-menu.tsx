import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu, UnstyledButton } from '@mantine/core'
import { isNative, SHELL_VERSION } from '../../native/platform.ts'
import { OPENS_FOCUSED } from '../../ui/actions/menu-focus.tsx'
import { useIsNear } from '../../ui/state/use-is-near.ts'
import classes from './bar-menu.module.css'
import barClasses from './bottom-bar.module.css'
import type { Icon } from './bottom-bar.tsx'
import type { MenuGroup } from './menu.ts'
import { MenuEntries } from './menu-entries.tsx'
import { useCurrentRoute } from './use-current-route.ts'

type BarMenuProps = { group: MenuGroup; icon: Icon; isOpenedAtOnce: boolean }

const BarMenu = ({ group, icon: Icon, isOpenedAtOnce }: BarMenuProps) => {
  const current = useCurrentRoute()
  const { isNear, nearProps } = useIsNear(isOpenedAtOnce)
  const isActive = group.entries.some(({ route }) => route === current)
  return (
    <Menu
      defaultOpened={isOpenedAtOnce}
      keepMounted={isNear}
      position="top"
      offset={4}
      width="max-content"
      withinPortal={false}
      {...OPENS_FOCUSED}
    >
      <Menu.Target>
        <UnstyledButton className={barClasses.item} data-active={isActive || undefined} {...nearProps}>
          <Icon aria-hidden size={24} stroke={1.75} />
          {group.label}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <MenuEntries group={group} className={classes.entry} />
        {group.key === 'account' && (
          <Menu.Label className={classes.version}>
            Version {isNative() ? SHELL_VERSION : __APP_VERSION__}
          </Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

export default BarMenu
