import type { Group } from '../../../device/rules/group-of.ts'
import type { StoredThing } from '../../../device/stored-things.ts'
import { sizeText } from '../../../ui/text/size-text.ts'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { GROUP_ICONS, GROUP_TITLES } from './group-titles.ts'

type Remove = (things: readonly StoredThing[]) => void

const bytesOf = (things: readonly StoredThing[]): number => things.reduce((sum, { bytes }) => sum + bytes, 0)

/** "Offline verfügbar · 12 KB" */
const factsOf = ({ isMarked, bytes }: StoredThing): string =>
  [...(isMarked ? ['Offline verfügbar'] : []), sizeText(bytes)].join(' · ')

type RowsProps = { group: Group; things: readonly StoredThing[]; onRemove: Remove }

/** A row for each item, by title. */
export const ThingRows = ({ group, things, onRemove }: RowsProps) => (
  <SettingsCard title={GROUP_TITLES[group]}>
    {things
      .map((thing) => ({ thing, title: thing.title ?? 'Ohne Titel' }))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'de'))
      .map(({ thing, title }) => (
        <SettingsRow
          key={thing.key}
          icon={GROUP_ICONS[group]}
          title={title}
          value={factsOf(thing)}
          action={
            <RowButton onClick={() => onRemove([thing])} aria-label={`${title} entfernen`}>
              Entfernen
            </RowButton>
          }
        />
      ))}
  </SettingsCard>
)

/** One row for all items of a group. */
export const SummedRow = ({ group, things, onRemove }: RowsProps) => (
  <SettingsRow
    icon={GROUP_ICONS[group]}
    title={GROUP_TITLES[group]}
    value={sizeText(bytesOf(things))}
    action={
      <RowButton onClick={() => onRemove(things)} aria-label={`${GROUP_TITLES[group]} entfernen`}>
        Entfernen
      </RowButton>
    }
  />
)
