import '@mantine/core/styles/Input.css'
import { Button, Textarea, TextInput } from '@mantine/core'
import { reportBarrier } from '@wohlauf/contract/support/support'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { useState } from 'react'
import { useOperationForm } from '../../forms/use-operation-form.ts'
import { REQUIRED } from '../../ui/fields/required.ts'
import { focusOnArrival } from '../../ui/focus/focus-on-arrival.ts'
import classes from './barrier-report.module.css'

type FormProps = { isAnother: boolean; onSent: (emailAddress: string) => void }

const BarrierForm = ({ isAnother, onSent }: FormProps) => {
  const { form, formProps, submitProps } = useOperationForm(reportBarrier, {
    initialValues: { barrier: '', place: '', emailAddress: '' },
    onSuccess: (_nothing, { emailAddress }) => onSent(emailAddress),
  })
  return (
    <form {...formProps} className={classes.form}>
      <p>Etwas hindert dich? Schreib es uns. Du brauchst dafür kein Konto.</p>
      <Textarea
        autoFocus={isAnother}
        {...form.getInputProps('barrier')}
        label="Was hindert dich?"
        size="md"
        rows={5}
        {...REQUIRED}
      />
      <TextInput
        {...form.getInputProps('place')}
        label="Wo?"
        description="Zum Beispiel: Anmeldung, Tagebuch, Video im ersten Modul."
        {...REQUIRED}
      />
      <TextInput
        {...form.getInputProps('emailAddress')}
        label="E-Mail Adresse (freiwillig)"
        description="Nur, wenn du eine Antwort möchtest."
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <Button {...submitProps} size="lg" fullWidth>
        Barriere melden
      </Button>
    </form>
  )
}

/** Always rendered, so that screen readers announce the text: the form that had the focus is gone with its button. */
const Thanks = ({ sentFrom }: { sentFrom: string | undefined }) => (
  <div role="status">
    {sentFrom !== undefined && (
      <p>
        Danke, deine Meldung ist bei uns.{' '}
        {sentFrom
          ? `Unsere Antwort geht an ${shownAddress(sentFrom)}.`
          : 'Du hast keine E-Mail Adresse angegeben, deshalb bekommst du keine Antwort.'}
      </p>
    )}
  </div>
)

export const BarrierReport = () => {
  const [sentFrom, setSentFrom] = useState<string>()
  const [isAnother, setAnother] = useState(false)
  const begin = () => {
    setAnother(true)
    setSentFrom(undefined)
  }
  return (
    <div className={classes.report}>
      <Thanks sentFrom={sentFrom} />
      {sentFrom === undefined ? (
        <BarrierForm isAnother={isAnother} onSent={setSentFrom} />
      ) : (
        <Button ref={focusOnArrival} variant="light" fullWidth onClick={begin}>
          Noch eine Barriere melden
        </Button>
      )}
    </div>
  )
}
