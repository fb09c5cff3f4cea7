import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, TextInput } from '@mantine/core'
import {
  getFindingsOfModuleAsManager,
  type ModuleState,
  publishModulesAsManager,
} from '@wohlauf/contract/modules/module-versions-as-manager'
import type { ManagedModule } from '@wohlauf/contract/modules/modules-as-manager'
import { MAX_ITEMS_AT_A_TIME, MAX_NOTE_LENGTH } from '@wohlauf/contract/versions/item-versions'
import { useState } from 'react'
import { useAnswer, useCommand } from '../../../../api/hooks.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../../../ui/feedback/snackbar-queue.ts'
import { noticedText, prevents } from './findings.ts'
import classes from './publish-modules-dialog.module.css'
import { openChangesText } from './state-text.ts'

type PublishModulesDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** With open changes. */
  modules: readonly ManagedModule[]
  states: ReadonlyMap<string, ModuleState>
}

type ModuleChoiceProps = { module: ManagedModule; state: ModuleState | undefined }

const ModuleChoice = ({ module: { moduleId, number, title, isEnabled }, state }: ModuleChoiceProps) => {
  const findings = useAnswer(getFindingsOfModuleAsManager, { moduleId }, { isSilent: true }).data
  const about = [
    state?.isPublished ? openChangesText(state.openChanges) : 'Entwurf',
    !isEnabled && 'ausgeblendet',
    findings && noticedText(findings),
  ]
  return (
    <Checkbox
      value={moduleId}
      label={`Modul ${number}: ${title}`}
      description={about.filter(Boolean).join(' · ')}
      error={findings?.some(prevents)}
      size="md"
    />
  )
}

const messageAfter = (count: number): string =>
  count === 1 ? 'Das Modul ist veröffentlicht.' : `${count} Module sind veröffentlicht.`

/** Publishes the chosen ones together, or none. */
const PublishModulesDialog = ({ isOpen, onClose, modules, states }: PublishModulesDialogProps) => {
  const [chosen, setChosen] = useState(() =>
    modules.slice(0, MAX_ITEMS_AT_A_TIME).map(({ moduleId }) => moduleId),
  )
  const [note, setNote] = useState('')
  const { mutate, isPending } = useCommand(publishModulesAsManager, {
    onSuccess: () => {
      onClose()
      notify('success', messageAfter(chosen.length))
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Änderungen veröffentlichen"
      confirmLabel="Veröffentlichen"
      isPending={isPending}
      isDisabled={chosen.length === 0 || chosen.length > MAX_ITEMS_AT_A_TIME}
      onConfirm={() => mutate({ moduleIds: chosen, note })}
    >
      <Checkbox.Group label="Module" value={chosen} onChange={setChosen}>
        <div className={classes.choices}>
          {modules.map((module) => (
            <ModuleChoice key={module.moduleId} module={module} state={states.get(module.moduleId)} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        className={classes.note}
        label="Notiz"
        description="Steht in der Liste der Versionen."
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={MAX_NOTE_LENGTH}
      />
    </ConfirmDialog>
  )
}

export default PublishModulesDialog
