import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, TextInput } from '@mantine/core'
import { MAX_ITEMS_AT_A_TIME, MAX_NOTE_LENGTH } from '@wohlauf/contract/item-versions'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { useState } from 'react'
import { useAnswer } from '../../api/hooks.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import classes from './publish-many-dialog.module.css'
import { openText, type VersionState } from './state-text.ts'
import { usePublish } from './use-publish.ts'
import type { VersionedKind } from './versioned-kind.ts'

export type OpenItem = { id: string; name: string; state: VersionState; isShown: boolean }

type PublishManyDialogProps<Finding> = {
  isOpen: boolean
  onClose: () => void
  versions: VersionedKind<Finding>
  items: readonly OpenItem[]
}

const hintsText = (count: number): string => (count === 1 ? '1 Hinweis' : `${count} Hinweise`)

type ChoiceProps<Finding> = { versions: VersionedKind<Finding>; item: OpenItem }

const Choice = <Finding,>({ versions, item: { id, name, state, isShown } }: ChoiceProps<Finding>) => {
  const answer = useAnswer(versions.findings, { [versions.kind.id]: id }, { isSilent: true })
  const findings = (answer.data ?? []) as readonly Finding[]
  const isPrevented = findings.some(versions.preventsPublishing)
  const about = [
    openText(state),
    !isShown && 'noch nicht zu sehen',
    isPrevented ? 'so nicht zu veröffentlichen' : findings.length > 0 && hintsText(findings.length),
  ]
  return (
    <Checkbox
      value={id}
      label={name}
      description={about.filter(Boolean).join(' · ')}
      error={isPrevented}
      size="md"
    />
  )
}

/** Publishes the chosen items together, or none of them. */
const PublishManyDialog = <Finding,>({
  isOpen,
  onClose,
  versions,
  items,
}: PublishManyDialogProps<Finding>) => {
  const { plural } = versions
  const [chosen, setChosen] = useState(() => items.slice(0, MAX_ITEMS_AT_A_TIME).map(({ id }) => id))
  const [note, setNote] = useState('')
  const isTooLong = note.trim().length > MAX_NOTE_LENGTH
  const { publish, isPending } = usePublish(versions, onClose)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Änderungen veröffentlichen"
      confirmLabel="Veröffentlichen"
      isPending={isPending}
      isDisabled={chosen.length === 0 || chosen.length > MAX_ITEMS_AT_A_TIME || isTooLong}
      onConfirm={() => publish(chosen, note)}
    >
      <Checkbox.Group label={plural} value={chosen} onChange={setChosen}>
        <div className={classes.choices}>
          {items.map((item) => (
            <Choice key={item.id} versions={versions} item={item} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        className={classes.note}
        label="Notiz"
        description="Steht in der Liste der Versionen."
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        error={isTooLong && MESSAGES.maxLength(MAX_NOTE_LENGTH)}
      />
    </ConfirmDialog>
  )
}

export default PublishManyDialog
