import type { UseFormReturnType } from '@mantine/form'
import {
  createLegalTextAsAdmin,
  type LegalTextVersion,
  updateLegalTextAsAdmin,
} from '@wohlauf/contract/legal/legal-as-admin'
import type { LegalTextKind } from '@wohlauf/contract/legal/legal-texts'
import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { FormDialog } from '../../authoring/form-dialog.tsx'
import { useNewId } from '../../authoring/use-new-id.ts'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { KIND_NAMES } from './legal-names.ts'
import { useTexts } from './use-texts.ts'
import { VersionFields } from './version-fields.tsx'

type VersionDialogProps = {
  appId: string
  /** The version to change; undefined for a new one. */
  version: LegalTextVersion | undefined
  kind: LegalTextKind
  /** Undefined before the first one of a kind without a standard text. */
  inForce: LegalTextVersion | undefined
  isOpen: boolean
  onClose: () => void
}

type VersionForm = Parameters<typeof VersionFields>[0]['form']

const VersionDialog = ({ appId, version, kind, inForce, isOpen, onClose }: VersionDialogProps) => {
  const newId = useNewId(isOpen)
  const textOf = useTexts()
  const prefilled = textOf({ kind, bodyHtml: inForce?.bodyHtml ?? null })
  if (prefilled === undefined) return null
  const common = { isOpen, onClose, width: 'large' } as const
  const fields = ({ form }: { form: unknown }) => (
    <VersionFields
      form={form as UseFormReturnType<never> & VersionForm}
      kind={kind}
      prefilled={prefilled}
      isFirst={!inForce}
    />
  )
  if (!version?.legalTextId)
    return (
      <FormDialog
        {...common}
        title={`Neue Fassung: ${KIND_NAMES[kind]}`}
        operation={createLegalTextAsAdmin}
        draftName={`legal-text-new-${appId}-${kind}`}
        initialValues={{
          appId,
          legalTextId: newId,
          kind,
          validFrom: addDays(berlinDay(serverNow()), 1),
          bodyHtml: prefilled,
        }}
        submitLabel="Anlegen"
        successMessage="Fassung wurde angelegt."
      >
        {fields}
      </FormDialog>
    )
  const { legalTextId, validFrom, bodyHtml, revision } = version
  return (
    <FormDialog
      {...common}
      title={`Fassung bearbeiten: ${KIND_NAMES[kind]}`}
      operation={updateLegalTextAsAdmin}
      draftName={`legal-text-${legalTextId}`}
      initialValues={{ appId, legalTextId, validFrom: validFrom ?? '', bodyHtml }}
      revision={revision ?? undefined}
      subject="Die Fassung"
      successMessage="Fassung wurde angepasst."
    >
      {fields}
    </FormDialog>
  )
}

export default VersionDialog
