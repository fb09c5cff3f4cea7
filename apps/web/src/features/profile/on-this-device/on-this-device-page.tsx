import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { STORED_BYTES } from '../../../device/rules/entries-to-remove.ts'
import { GROUPS, type Group } from '../../../device/rules/group-of.ts'
import type { StoredThing } from '../../../device/stored-things.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { sizeText } from '../../../ui/text/size-text.ts'
import { WaitingCommands } from '../device/waiting-commands.tsx'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import classes from './on-this-device-page.module.css'
import { SummedRow, ThingRows } from './thing-rows.tsx'
import { useStoredThings } from './use-stored-things.ts'

const RemoveAllDialog = lazyDialog(() => import('./remove-all-dialog.tsx'))

const TITLE = 'Auf diesem Gerät'

/** Groups whose items are listed one by one. */
const LISTED: readonly Group[] = ['MODULE', 'ARTICLE', 'RECIPE', 'REPORT']

type ListProps = {
  things: readonly StoredThing[]
  remove: (things: readonly StoredThing[]) => Promise<void>
}

const StoredList = ({ things, remove }: ListProps) => {
  const all = useLazyDialog()
  const groups = GROUPS.map((group) => ({
    group,
    things: things.filter((thing) => thing.group === group),
  })).filter((each) => each.things.length > 0)
  const onRemove = (things: readonly StoredThing[]) => void remove(things)
  const isListed = ({ group }: { group: Group }) => LISTED.includes(group)
  const summed = groups.filter((each) => !isListed(each))
  const bytes = things.reduce((sum, thing) => sum + thing.bytes, 0)
  return (
    <>
      <p className={classes.sum}>
        Belegt sind {sizeText(bytes)} von {sizeText(STORED_BYTES)}.
      </p>
      {groups.filter(isListed).map((each) => (
        <ThingRows key={each.group} {...each} onRemove={onRemove} />
      ))}
      {summed.length > 0 && (
        <SettingsCard title="Weiteres">
          {summed.map((each) => (
            <SummedRow key={each.group} {...each} onRemove={onRemove} />
          ))}
        </SettingsCard>
      )}
      <div>
        <RowButton onClick={all.open} aria-haspopup="dialog">
          Alles entfernen
        </RowButton>
      </div>
      <Suspense>
        {all.isWanted && (
          <RemoveAllDialog
            isOpen={all.isOpen}
            onClose={all.close}
            onConfirm={() => {
              all.close()
              onRemove(things)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

const Content = () => {
  const { things, remove } = useStoredThings()
  if (things === undefined) return <Skeleton height={240} radius={20} aria-busy />
  if (things === null)
    return (
      <StateMessage
        spot="nothing-here"
        title="Dein Browser speichert hier nichts"
        text="Vielleicht ist es ein privates Fenster, oder der Speicher ist gesperrt. Mit Internet geht alles wie gewohnt."
        isPartOfPage
      />
    )
  if (things.length === 0)
    return (
      <StateMessage
        spot="nothing-here"
        title="Auf diesem Gerät ist noch nichts"
        text="Öffne ein Modul, einen Artikel oder ein Rezept: Danach kannst du es auch ohne Internet lesen."
        isPartOfPage
      />
    )
  return <StoredList things={things} remove={remove} />
}

/** Shows what the device has stored about the person, and how to remove it. */
const OnThisDevicePage = () => (
  <Page title={TITLE} width="text">
    <div className={classes.parts}>
      <p className={classes.lead}>
        Was du öffnest, bleibt 30 Tage auf diesem Gerät und ist auch ohne Internet da. Was du offline
        verfügbar machst, bleibt, bis du es entfernst. Videos brauchen immer Internet.
      </p>
      <WaitingCommands />
      <Content />
    </div>
  </Page>
)

export default OnThisDevicePage
