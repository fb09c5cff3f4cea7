import { Button } from '@mantine/core'
import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import { useState } from 'react'
import IconArrowBackUp from '~icons/tabler/arrow-back-up'
import { Answered } from '../../ui/feedback/answered.tsx'
import { EmptyText } from '../../ui/feedback/empty-text.tsx'
import { ChoiceChips } from '../../ui/fields/choice-chips.tsx'
import { RestoreVersionDialog } from './restore-version-dialog.tsx'
import { useVersion } from './use-version.ts'
import { authorOfVersion, timeOfVersion } from './version-list.tsx'
import classes from './versions-page.module.css'
import type { AnyVersions } from './versions-spec.ts'

const VIEWS = [
  { value: 'changes', label: 'Unterschiede' },
  { value: 'preview', label: 'Vorschau' },
] as const

type VersionViewProps = { spec: AnyVersions; itemId: string; version: PublishedVersion }

/** Content of the working version that this one lacks, and the reverse. */
const ChangesSince = ({
  spec: { isSame, changes },
  number,
  differences,
}: Pick<VersionViewProps, 'spec'> & {
  number: number
  differences: ReturnType<typeof useVersion>['differences']
}) => (
  <Answered
    query={differences}
    failure="Die Unterschiede sind gerade nicht erreichbar"
    placeholder={<div className={classes.waiting} aria-busy />}
  >
    {(compared) =>
      isSame(compared) ? (
        <EmptyText>{`Die Arbeitsfassung ist genau wie Version ${number}.`}</EmptyText>
      ) : (
        <div className={classes.changes}>
          <p className={classes.hint}>
            Von Version {number} zur Arbeitsfassung: <ins>neu</ins>, <del>entfernt</del>.
          </p>
          {changes(compared)}
        </div>
      )
    }
  </Answered>
)

/** A version beside the list: its differences from the working state, and the learner's view of it. */
export const VersionView = ({ spec, itemId, version }: VersionViewProps) => {
  const { preview, leftOut } = spec
  const [view, setView] = useState<string>('changes')
  const [isRestoring, setRestoring] = useState(false)
  const answers = useVersion(spec, itemId, version)
  return (
    <section className={classes.view} aria-labelledby="version-title">
      <header className={classes.head}>
        <div>
          <h2 id="version-title" className={classes.title}>
            Version {version.number}
          </h2>
          <p className={classes.hint}>
            {[timeOfVersion(version), authorOfVersion(version)].filter(Boolean).join(', ')}
          </p>
          {version.note && <p className={classes.note}>{version.note}</p>}
        </div>
        <Button
          variant="light"
          leftSection={<IconArrowBackUp aria-hidden size={20} />}
          onClick={() => setRestoring(true)}
          aria-haspopup="dialog"
        >
          Als Arbeitsfassung übernehmen
        </Button>
      </header>
      <ChoiceChips label="Ansicht" choices={VIEWS} selection={view} onChoose={setView} />
      {view === 'changes' ? (
        <ChangesSince spec={spec} number={version.number} differences={answers.differences} />
      ) : (
        <Answered
          query={answers.content}
          failure="Diese Version ist gerade nicht erreichbar"
          placeholder={<div className={classes.waiting} aria-busy />}
        >
          {(content) => (
            <>
              {leftOut?.(content)}
              {preview(content)}
            </>
          )}
        </Answered>
      )}
      <RestoreVersionDialog
        spec={spec}
        itemId={itemId}
        number={version.number}
        {...answers}
        isOpen={isRestoring}
        onClose={() => setRestoring(false)}
      />
    </section>
  )
}
