import { Button } from '@mantine/core'
import { getVersionOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import type { PublishedVersion } from '@wohlauf/contract/versions/versions'
import { useState } from 'react'
import IconArrowBackUp from '~icons/tabler/arrow-back-up'
import { useAnswer } from '../../../../api/hooks.ts'
import { authorOfVersion, timeOfVersion } from '../../../../authoring/versions/version-list.tsx'
import { Answered } from '../../../../ui/feedback/answered.tsx'
import { ChoiceChips } from '../../../../ui/fields/choice-chips.tsx'
import { ModulePreview } from '../content/preview/module-preview.tsx'
import { LeftOut } from './left-out.tsx'
import { RestoreVersionDialog } from './restore-version-dialog.tsx'
import { useDifferences, VersionDifferences } from './version-differences.tsx'
import classes from './versions-page.module.css'

const VIEWS = [
  { value: 'changes', label: 'Unterschiede' },
  { value: 'preview', label: 'Vorschau' },
] as const

type VersionViewProps = { moduleId: string; version: PublishedVersion }

/** A version beside the list: what is different now, and how learners read it. */
export const VersionView = ({ moduleId, version }: VersionViewProps) => {
  const [view, setView] = useState<string>('changes')
  const [isRestoring, setRestoring] = useState(false)
  const [shownPageId, setShownPageId] = useState<string | null>(null)
  const input = { moduleId, versionId: version.versionId }
  const content = useAnswer(getVersionOfModuleAsManager, input, { isSilent: true })
  const differences = useDifferences(moduleId, version)
  return (
    <section className={classes.view} aria-labelledby="version-title">
      <header className={classes.head}>
        <div>
          <h2 id="version-title" className={classes.title}>
            Version {version.number}
          </h2>
          <p className={classes.hint}>
            {timeOfVersion(version)}, {authorOfVersion(version)}
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
        <VersionDifferences version={version} differences={differences} />
      ) : (
        <Answered
          query={content}
          failure="Diese Version ist gerade nicht erreichbar"
          waiting={<div className={classes.waiting} aria-busy />}
        >
          {({ module, leftOut }) => (
            <>
              <LeftOut elements={leftOut} />
              <ModulePreview module={module} shownPageId={shownPageId} onShow={setShownPageId} />
            </>
          )}
        </Answered>
      )}
      <RestoreVersionDialog
        moduleId={moduleId}
        version={version}
        leftOut={content.data?.leftOut ?? []}
        differences={differences}
        isOpen={isRestoring}
        onClose={() => setRestoring(false)}
      />
    </section>
  )
}
