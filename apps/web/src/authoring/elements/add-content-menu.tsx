import { Button } from '@mantine/core'
import type { ElementFamily, TypeIn } from '@wohlauf/contract/values/elements/element-family'
import IconChevronDown from '~icons/tabler/chevron-down'
import { ActionsMenu } from '../../ui/actions/actions-menu.tsx'
import { menuLabelOf, type TypesOfContent } from './type-of-content.ts'
import { useTypesOnOffer } from './types-on-offer.ts'

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
  const actions = useTypesOnOffer(family).map((type: TypeIn<F>) => ({
    label: menuLabelOf(types[type]),
    icon: types[type].icon,
    onClick: () => onAdd(type),
  }))
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
