import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
} from '@wohlauf/contract/content-elements'
import { ActionsMenu } from '../../../../authoring/actions-menu.tsx'
import { useAppSettings } from '../../../../session/app-settings.ts'
import { CONTENT_TYPES } from './content-types.ts'

type AddContentMenuProps = { pageTitle: string; onAdd: (type: ContentElementType) => void }

/** 'Inhalt anlegen': a menu of all types. */
export const AddContentMenu = ({ pageTitle, onAdd }: AddContentMenuProps) => {
  const features = useAppSettings()?.appEnabledFeatures ?? []
  const types = CONTENT_ELEMENT_TYPES.filter((type) => {
    const { feature } = elementTypeOf(type)
    return !feature || features.includes(feature)
  })
  const actions = types.map((type) => {
    const { label, icon } = CONTENT_TYPES[type]
    return { label, icon, onClick: () => onAdd(type) }
  })
  return (
    <ActionsMenu
      actions={actions}
      button={(props) => (
        <Button
          variant="light"
          size="sm"
          rightSection={<IconChevronDown aria-hidden size={16} />}
          aria-label={`Inhalt anlegen auf: ${pageTitle}`}
          {...props}
        >
          Inhalt anlegen
        </Button>
      )}
    />
  )
}
