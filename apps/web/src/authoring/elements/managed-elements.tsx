import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import IconCopy from '~icons/tabler/copy'
import IconPencil from '~icons/tabler/pencil'
import IconTrash from '~icons/tabler/trash'
import { ItemMenu } from '../../ui/actions/item-menu.tsx'
import { OPENS_ROW } from '../list/opens-row.ts'
import classes from './managed-elements.module.css'
import { type AnyElement, contentTypeOf, type TypesOfContent } from './type-of-content.ts'

type Actions = {
  onEdit: (id: string) => void
  onDelete: (id: string) => void
  onDuplicate?: (id: string) => void
}

type ManagedElementProps = Actions & { id: string; element: AnyElement; types: TypesOfContent }

const ManagedElement = ({ id, element, types, onEdit, onDelete, onDuplicate }: ManagedElementProps) => {
  const { title, type } = element
  const { label, icon: Icon } = contentTypeOf(types, type)
  return (
    <li className={classes.element}>
      <span className={classes.icon}>
        <Icon aria-hidden size={24} />
      </span>
      <div className={classes.text}>
        <p className={classes.name}>{title}</p>
        <p className={classes.type}>{label}</p>
      </div>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={`Bearbeiten: ${title}`}
        aria-haspopup="dialog"
        onClick={() => onEdit(id)}
        {...OPENS_ROW}
      >
        <IconPencil aria-hidden size={20} />
      </ActionIcon>
      <ItemMenu
        label={`Mehr zu: ${title}`}
        actions={[
          ...(onDuplicate ? [{ label: 'Duplizieren', icon: IconCopy, onClick: () => onDuplicate(id) }] : []),
          { label: 'Löschen', icon: IconTrash, onClick: () => onDelete(id), isFinal: true },
        ]}
      />
    </li>
  )
}

type ManagedElementsProps<Element extends AnyElement> = Actions & {
  elements: readonly Element[]
  idOf: (element: Element) => string
  types: TypesOfContent
}

export const ManagedElements = <Element extends AnyElement>({
  elements,
  idOf,
  ...common
}: ManagedElementsProps<Element>) =>
  elements.length === 0 ? (
    <p className={classes.empty}>Noch keine Inhalte.</p>
  ) : (
    <ul className={classes.elements}>
      {elements.map((element) => (
        <ManagedElement key={idOf(element)} id={idOf(element)} element={element} {...common} />
      ))}
    </ul>
  )
