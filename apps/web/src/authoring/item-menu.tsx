import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ComponentType } from 'react'

type MenuItem = {
  label: string
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
  onClick: () => void
  /** It takes something away. */
  isFinal?: boolean
}

type ItemMenuProps = {
  /** "Mehr zu: Gut frühstücken", so that one menu can be told from the next. */
  label: string
  items: readonly MenuItem[]
}

/** What can be done with one thing, behind three dots. */
export const ItemMenu = ({ label, items }: ItemMenuProps) => (
  <Menu position="bottom-end" shadow="md" withinPortal>
    <Menu.Target>
      <ActionIcon variant="subtle" size={44} aria-label={label}>
        <IconDotsVertical aria-hidden size={22} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {items.map(({ label: name, icon: Sign, onClick, isFinal }) => (
        <Menu.Item
          key={name}
          leftSection={<Sign aria-hidden size={20} />}
          onClick={onClick}
          {...(isFinal ? { color: 'red' } : {})}
        >
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
