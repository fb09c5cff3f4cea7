import '@mantine/core/styles/Input.css'
import { Textarea } from '@mantine/core'
import type { RegistrationLinkRules } from '@wohlauf/contract/seats/link-rules'
import { updateRulesOfRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'

type RulesDialogProps = {
  isOpen: boolean
  onClose: () => void
  sponsorId: string
  rules: RegistrationLinkRules
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'))

/** Each rule may be left empty. */
const RulesDialog = ({ isOpen, onClose, sponsorId, rules }: RulesDialogProps) => {
  const { allowedDomains, endsOn, maxRegistrations } = rules
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Regeln für den Registrierungslink"
      operation={updateRulesOfRegistrationLinkAsManager}
      draftName={`registration-link-rules-${sponsorId}`}
      initialValues={{ sponsorId, allowedDomains, endsOn, maxRegistrations }}
      successMessage="Registrierungslink wurde angepasst."
    >
      {({ form }) => {
        const domains = form.getInputProps('allowedDomains')
        const most = form.getInputProps('maxRegistrations')
        const last = form.getInputProps('endsOn')
        return (
          <>
            <Textarea
              {...domains}
              value={form.values.allowedDomains.join('\n')}
              onChange={(event) => form.setFieldValue('allowedDomains', linesOf(event.currentTarget.value))}
              label="Erlaubte E-Mail Domains"
              description="Eine pro Zeile, zum Beispiel firma.de. Ohne Eintrag kann sich jede Adresse registrieren."
              size="md"
              rows={3}
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
            />
            <DateField
              label="Gültig bis"
              description="Der letzte Tag, an dem eine Registrierung beginnen kann."
              error={last.error}
              data-path="endsOn"
              value={form.values.endsOn ?? ''}
              onChange={(day) => form.setFieldValue('endsOn', (day as string | null) ?? null)}
              clearable
              clearButtonProps={{ 'aria-label': 'Datum entfernen' }}
            />
            <NumberField
              {...most}
              value={form.values.maxRegistrations ?? ''}
              onChange={(number) =>
                form.setFieldValue('maxRegistrations', number === '' ? null : (number as number))
              }
              label="Höchstens so viele Registrierungen"
              description="Auch begonnene zählen. Ohne Eintrag begrenzen nur die freien Lizenzen."
              size="md"
            />
          </>
        )
      }}
    </FormDialog>
  )
}

export default RulesDialog
