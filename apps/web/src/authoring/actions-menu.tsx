import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { Menu } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import classes from './actions-menu.module.css'

export type MenuAction = {
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  onClick: () => void
  /** It takes something away. */
  isFinal?: boolean
}

type ActionsMenuProps = {
  /** The button that opens it. */
  children: ReactNode
  actions: readonly MenuAction[]
}

/** What can be done, behind a button. */
export const ActionsMenu = ({ children, actions }: ActionsMenuProps) => (
  // The placeholder would be a child of the menu that is no entry.
  <Menu position="bottom-end" shadow="md" withinPortal withInitialFocusPlaceholder={false}>
    <Menu.Target>{children}</Menu.Target>
    <Menu.Dropdown>
      {actions.map(({ label, icon: Sign, onClick, isFinal }) => (
        <Menu.Item
          key={label}
          leftSection={<Sign aria-hidden size={20} />}
          onClick={onClick}
          className={(isFinal && classes.final) || ''}
        >
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
