import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import type { ManagedApp } from '@wohlauf/contract/administration/administration-apps'
import type { PackageSummary } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { useState } from 'react'
import { contentsOfPackage, notesOnNew } from '../../authoring/packages/contents-of-package.ts'
import { PackageLines } from '../../authoring/packages/package-lines.tsx'
import type { IdsOfItems } from '../../authoring/packages/use-ids-of-items.ts'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import classes from './handover-form.module.css'
import { whatIsMissing, whyNot } from './handover-target.ts'
import { type Outcome, useHandover } from './use-handover.ts'

const TEXTS: Readonly<Record<Exclude<Outcome['state'], 'failed'>, string>> = {
  waiting: 'Wartet',
  running: 'Wird übergeben …',
  done: 'Übergeben',
}

const notesOn = ({ documents, habits }: PackageSummary): string[] => [
  'Jede App entscheidet selbst, wann sie es veröffentlicht.',
  ...notesOnNew(documents > 0, habits > 0, 'dort gleich für alle zu sehen'),
]

type TargetProps = {
  app: ManagedApp
  summary: PackageSummary
  outcome: Outcome | undefined
  isRunning: boolean
}

const Target = ({ app, summary, outcome, isRunning }: TargetProps) => {
  const reason = whyNot(summary, app)
  const state = outcome && outcome.state !== 'failed' ? TEXTS[outcome.state] : null
  const about = [state, reason ?? whatIsMissing(summary, app)]
  return (
    <Checkbox
      value={app.appId}
      label={app.title}
      description={about.filter(Boolean).join(' · ') || app.host}
      error={outcome?.state === 'failed' ? outcome.message : undefined}
      disabled={reason !== null || isRunning || outcome?.state === 'done'}
      size="md"
      classNames={{ labelWrapper: classes.app ?? '' }}
    />
  )
}

type HandoverFormProps = {
  file: File
  summary: PackageSummary
  ids: IdsOfItems
  apps: readonly ManagedApp[]
  onClose: () => void
}

const countText = (doneCount: number, all: number): string =>
  `${doneCount} von ${all} ${all === 1 ? 'App hat' : 'Apps haben'} das Paket bekommen.`

/** What importing a package creates, and the apps that get it, each with its result. */
export const HandoverForm = ({ file, summary, ids, apps, onClose }: HandoverFormProps) => {
  const [chosen, setChosen] = useState<string[]>([])
  const { outcomes, isRunning, hand } = useHandover(file, summary, ids)
  const doneCount = [...outcomes.values()].filter(({ state }) => state === 'done').length
  const open = chosen.filter((appId) => outcomes.get(appId)?.state !== 'done')
  const lines = contentsOfPackage({ ...summary, knownDocuments: 0, knownHabits: 0, leftOutElements: 0 })
  return (
    <>
      <PackageLines lines={lines} notes={notesOn(summary)} />
      <Checkbox.Group label="Apps" value={chosen} onChange={setChosen}>
        <div className={classes.apps}>
          {apps.map((app) => (
            <Target
              key={app.appId}
              app={app}
              summary={summary}
              outcome={outcomes.get(app.appId)}
              isRunning={isRunning}
            />
          ))}
        </div>
      </Checkbox.Group>
      <p role="status" className={classes.count}>
        {outcomes.size > 0 && countText(doneCount, outcomes.size)}
      </p>
      <DialogFoot>
        <Button variant="default" size="md" onClick={onClose}>
          {doneCount > 0 ? 'Schließen' : 'Abbrechen'}
        </Button>
        <Button size="md" loading={isRunning} disabled={open.length === 0} onClick={() => void hand(chosen)}>
          Übergeben
        </Button>
      </DialogFoot>
    </>
  )
}
