import '@mantine/core/styles/Badge.css'
import { Badge, Button } from '@mantine/core'
import type { LegalTextVersion } from '@wohlauf/contract/legal/legal-as-admin'
import IconEye from '~icons/tabler/eye'
import IconPencil from '~icons/tabler/pencil'
import IconTrash from '~icons/tabler/trash'
import { ManagedRow } from '../../authoring/list/managed-row.tsx'
import { ItemMenu } from '../../ui/actions/item-menu.tsx'
import { germanDate } from '../../ui/time/berlin-time.ts'
import { KIND_NAMES, nameOfVersion } from './legal-names.ts'
import classes from './legal-texts-page.module.css'

const STATE_NAMES: Record<LegalTextVersion['state'], string> = {
  PLANNED: 'Geplant',
  IN_FORCE: 'Gilt',
  FORMER: 'Früher',
}

const authorOf = ({ writtenAt, writtenBy }: LegalTextVersion): string | null =>
  writtenAt && `Geschrieben am ${germanDate(writtenAt)}${writtenBy ? ` von ${writtenBy}` : ''}`

type VersionRowProps = {
  version: LegalTextVersion
  onView: () => void
  onEdit: () => void
  onDelete: () => void
}

export const VersionRow = ({ version, onView, onEdit, onDelete }: VersionRowProps) => {
  const name = nameOfVersion(version)
  const full = `${KIND_NAMES[version.kind]}, ${name}`
  return (
    <ManagedRow
      title={name}
      note={
        <span className={classes.note}>
          <Badge component="span" variant={version.state === 'IN_FORCE' ? 'light' : 'default'}>
            {STATE_NAMES[version.state]}
          </Badge>
          {authorOf(version)}
        </span>
      }
      actions={
        version.state === 'PLANNED' ? (
          <ItemMenu
            label={`Mehr zu: ${full}`}
            actions={[
              { label: 'Ansehen', icon: IconEye, onClick: onView },
              { label: 'Bearbeiten', icon: IconPencil, onClick: onEdit },
              { label: 'Löschen', icon: IconTrash, onClick: onDelete, isFinal: true },
            ]}
          />
        ) : (
          <Button
            variant="subtle"
            leftSection={<IconEye aria-hidden size={20} />}
            onClick={onView}
            aria-label={`Ansehen: ${full}`}
            aria-haspopup="dialog"
          >
            Ansehen
          </Button>
        )
      }
    />
  )
}
