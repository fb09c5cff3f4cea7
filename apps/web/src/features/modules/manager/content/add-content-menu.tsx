import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Popover.css'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ContentElementType } from '@wohlauf/contract/content-elements'
import { useAppSettings } from '../../../../session/app-settings.ts'
import { CONTENT_TYPES } from './content-types.ts'

type AddContentMenuProps = { pageTitle: string; onAdd: (type: ContentElementType) => void }

/** 'Inhalt anlegen': one of the eight kinds. */
export const AddContentMenu = ({ pageTitle, onAdd }: AddContentMenuProps) => {
  const features = useAppSettings()?.appEnabledFeatures ?? []
  const types = (Object.keys(CONTENT_TYPES) as ContentElementType[]).filter((type) => {
    const { feature } = CONTENT_TYPES[type]
    return !feature || features.includes(feature)
  })
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button
          variant="light"
          size="sm"
          rightSection={<IconChevronDown aria-hidden size={16} />}
          aria-label={`Inhalt anlegen auf: ${pageTitle}`}
        >
          Inhalt anlegen
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => {
          const { label, icon: Sign } = CONTENT_TYPES[type]
          return (
            <Menu.Item key={type} leftSection={<Sign aria-hidden size={20} />} onClick={() => onAdd(type)}>
              {label}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
