import { Button } from '@mantine/core'
import { type ElementFamily, type TypeIn, typeOfFamily } from '@wohlauf/contract/elements/element-family'
import IconChevronDown from '~icons/tabler/chevron-down'
import { useAppSettings } from '../../session/app-settings.ts'
import { ActionsMenu } from '../../ui/actions/actions-menu.tsx'
import type { TypesOfContent } from './type-of-content.ts'

type AddContentMenuProps<F extends ElementFamily> = {
  family: F
  types: TypesOfContent<TypeIn<F>>
  parentTitle: string
  onAdd: (type: TypeIn<F>) => void
}

/** 'Inhalt anlegen': a menu of all types that the app's features allow. */
export const AddContentMenu = <F extends ElementFamily>({
  family,
  types,
  parentTitle,
  onAdd,
}: AddContentMenuProps<F>) => {
  const features = useAppSettings()?.appEnabledFeatures ?? []
  const allowedTypes = family.types.filter((type) => {
    const { feature } = typeOfFamily(family, type)
    return !feature || features.includes(feature)
  })
  const actions = allowedTypes.map((type: TypeIn<F>) => {
    const { label, icon } = types[type]
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
          aria-label={`Inhalt anlegen auf: ${parentTitle}`}
          {...props}
        >
          Inhalt anlegen
        </Button>
      )}
    />
  )
}
