import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { Menu } from '@mantine/core'
import { type ComponentType, type ReactElement, useState } from 'react'
import classes from './actions-menu.module.css'
import { FocusOnFirstItem, OPENS_FOCUSED } from './menu-focus.tsx'
import { useOnlineOnly } from './use-online-only.ts'

export type MenuAction = {
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  onClick: () => void
  isFinal?: boolean
  /** The command needs a network: it cannot be sent later. */
  isOnlineOnly?: boolean
}

type ButtonProps = { onClick?: () => void; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean }

type ActionsMenuProps = {
  button: (props: ButtonProps) => ReactElement
  actions: readonly MenuAction[]
}

/** A page may have hundreds of menus: each is created when it is first pressed. */
export const ActionsMenu = ({ button, actions }: ActionsMenuProps) => {
  const [isUsed, setIsUsed] = useState(false)
  const onlineOnly = useOnlineOnly()
  if (!isUsed)
    return button({ onClick: () => setIsUsed(true), 'aria-haspopup': 'menu', 'aria-expanded': false })
  return (
    <Menu {...OPENS_FOCUSED} defaultOpened position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>{button({})}</Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        <FocusOnFirstItem />
        {actions.map(({ label, icon: Icon, onClick, isFinal, isOnlineOnly }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon aria-hidden size={20} />}
            {...(isOnlineOnly ? onlineOnly(onClick) : { onClick })}
            // Otherwise the arrow keys would skip it.
            data-disabled={false}
            className={(isFinal && classes.final) || ''}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
