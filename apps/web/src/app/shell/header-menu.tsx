import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Button, Menu } from '@mantine/core'
import IconChevronDown from '~icons/tabler/chevron-down'
import { OPENS_FOCUSED } from '../../ui/actions/menu-focus.tsx'
import { useIsNear } from '../../ui/state/use-is-near.ts'
import headerClasses from './header.module.css'
import classes from './header-menu.module.css'
import type { MenuGroup } from './menu.ts'
import { MenuEntries } from './menu-entries.tsx'
import { useCurrentRoute } from './use-current-route.ts'

const HeaderMenu = ({ group, isOpenedAtOnce }: { group: MenuGroup; isOpenedAtOnce: boolean }) => {
  const current = useCurrentRoute()
  const { isNear, nearProps } = useIsNear(isOpenedAtOnce)
  const isActive = group.entries.some(({ route }) => route === current)
  return (
    <Menu
      defaultOpened={isOpenedAtOnce}
      keepMounted={isNear}
      position="bottom-end"
      offset={8}
      withinPortal={false}
      {...OPENS_FOCUSED}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          className={headerClasses.link}
          data-active={isActive || undefined}
          {...nearProps}
          rightSection={<IconChevronDown aria-hidden size={16} />}
        >
          {group.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <MenuEntries group={group} className={classes.item} />
      </Menu.Dropdown>
    </Menu>
  )
}

export default HeaderMenu
