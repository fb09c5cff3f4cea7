import type { DiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import IconClock from '~icons/tabler/clock'
import IconPencil from '~icons/tabler/pencil'
import IconPhoto from '~icons/tabler/photo'
import IconPhotoOff from '~icons/tabler/photo-off'
import IconPhotoPlus from '~icons/tabler/photo-plus'
import IconToolsKitchen2 from '~icons/tabler/tools-kitchen-2'
import IconTrash from '~icons/tabler/trash'
import { ItemMenu } from '../../../../ui/actions/item-menu.tsx'
import { germanTime, relativeDay } from '../../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../../ui/time/clock.ts'

export type EntryTask = 'description' | 'consumed-at' | 'meal' | 'picture' | 'delete-picture' | 'delete-entry'

type EntryMenuProps = { entry: DiaryEntry; onTask: (task: EntryTask) => void }

export const EntryMenu = ({ entry: { consumedAt, image }, onTask }: EntryMenuProps) => {
  const pictures = image
    ? [
        { label: 'Bild ersetzen', icon: IconPhoto, onClick: () => onTask('picture') },
        { label: 'Bild löschen', icon: IconPhotoOff, onClick: () => onTask('delete-picture'), isFinal: true },
      ]
    : [{ label: 'Bild hinzufügen', icon: IconPhotoPlus, onClick: () => onTask('picture') }]
  return (
    <ItemMenu
      label={`Mehr zu: ${relativeDay(consumedAt, serverNow())}, ${germanTime(consumedAt)} Uhr`}
      actions={[
        { label: 'Beschreibung anpassen', icon: IconPencil, onClick: () => onTask('description') },
        { label: 'Zeitpunkt anpassen', icon: IconClock, onClick: () => onTask('consumed-at') },
        { label: 'Mahlzeit anpassen', icon: IconToolsKitchen2, onClick: () => onTask('meal') },
        ...pictures,
        { label: 'Eintrag löschen', icon: IconTrash, onClick: () => onTask('delete-entry'), isFinal: true },
      ]}
    />
  )
}
