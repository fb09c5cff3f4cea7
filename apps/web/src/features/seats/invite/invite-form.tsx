import '@mantine/core/styles/Input.css'
import { Button, Textarea } from '@mantine/core'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { type ClipboardEvent, useRef } from 'react'
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet'
import { addressesIn } from '../../../authoring/address-lines.ts'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { useWasLeft } from '../../../ui/fields/use-was-left.ts'
import classes from './invite.module.css'
import { complaintAbout, countPeople, inviteLabel } from './lines.ts'
import { MAX_LIST_BYTES, MAX_LIST_MEGABYTES, type ReadLine, readList } from './read-list.ts'
import { textOf } from './text-of-file.ts'

type InviteFormProps = {
  sponsorId: string
  freeSeats: number
  text: string
  onText: (text: string) => void
  onReview: (lines: ReadLine[]) => void
  onInvited: (invited: { emailAddresses: readonly string[]; alreadyKnown: readonly string[] }) => void
}

/** Recognises a table or list of recipients, in contrast to addresses on lines of their own. */
const isList = (text: string) =>
  /[;,\t]/.test(text) || (text.includes('@') && /\S[ \u00a0]+\S|["'<>[\]\p{Cf}]|^\s*\w+:/mu.test(text))

const FILES = '.csv,.txt,.tsv,text/csv,text/plain'

export const InviteForm = ({ sponsorId, freeSeats, text, onText, onReview, onInvited }: InviteFormProps) => {
  const { wasLeft, leave } = useWasLeft(text !== '')
  const file = useRef<HTMLInputElement>(null)
  const { form, formProps, submitProps, failure } = useOperationForm(inviteUsersAsManager, {
    initialValues: { sponsorId, emailAddresses: addressesIn(text) },
    showsFailure: true,
    messageOf: ({ message }) => message,
    onSuccess: ({ alreadyKnown }, { emailAddresses }) => {
      // Empties the dialog's text too: the form is still mounted while the dialog closes.
      form.setFieldValue('emailAddresses', [])
      onInvited({ emailAddresses, alreadyKnown })
    },
  })
  const { value, error, onChange, onBlur, ...field } = form.getInputProps('emailAddresses')
  const lines = form.values.emailAddresses
  const complaint = complaintAbout(lines, freeSeats)

  const fail = (message: string) => form.setFieldError('emailAddresses', message)
  const review = (list: string) => {
    const result = readList(list)
    if ('failure' in result) fail(result.failure)
    else onReview(result.lines)
  }
  const readFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_LIST_BYTES) return fail(`Die Datei darf maximal ${MAX_LIST_MEGABYTES}MB groß sein.`)
    review(textOf(await file.arrayBuffer()))
  }
  const onPaste = (event: ClipboardEvent) => {
    const paste = event.clipboardData.getData('text/plain')
    if (!isList(paste)) return
    event.preventDefault()
    review(text === '' ? paste : `${lines.join('\n')}\n${paste}`)
  }
  return (
    <form {...formProps} className={classes.form}>
      <Textarea
        {...field}
        label="E-Mail Adressen"
        description="Eine pro Zeile. Du kannst auch eine ganze Liste oder Tabelle einfügen."
        size="md"
        rows={8}
        {...REQUIRED}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={error ?? failure ?? (wasLeft && text !== '' ? complaint : null)}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value)
          onChange(addressesIn(currentTarget.value))
        }}
        onBlur={leave}
        onPaste={onPaste}
        data-autofocus
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconFileSpreadsheet aria-hidden size={20} />}
          onClick={() => file.current?.click()}
        >
          CSV-Datei wählen
        </Button>
        <input
          ref={file}
          type="file"
          accept={FILES}
          hidden
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0])
            // Allows choosing the same file again after it was corrected.
            event.currentTarget.value = ''
          }}
        />
        {(lines.length > 1 || isList(text)) && (
          <Button variant="light" size="md" onClick={() => review(text)}>
            Liste prüfen
          </Button>
        )}
      </div>
      <DialogFoot>
        <Button {...submitProps} size="md" disabled={complaint !== null}>
          {inviteLabel(countPeople(lines))}
        </Button>
      </DialogFoot>
    </form>
  )
}
