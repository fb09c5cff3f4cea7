import { Button, Textarea, TextInput } from '@mantine/core'
import { reportBarrier } from '@wohlauf/contract/support/support'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { useEffect, useRef, useState } from 'react'
import { useOperationForm } from '../../forms/use-operation-form.ts'
import { REQUIRED } from '../../ui/fields/required.ts'
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

type SentProps = { emailAddress: string; onAnother: () => void }

const Sent = ({ emailAddress, onAnother }: SentProps) => {
  const text = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={classes.form}>
      <p ref={text} tabIndex={-1} className={classes.sent}>
        Danke, deine Meldung ist bei uns.{' '}
        {emailAddress
          ? `Unsere Antwort geht an ${shownAddress(emailAddress)}.`
          : 'Du hast keine E-Mail Adresse angegeben, deshalb bekommst du keine Antwort.'}
      </p>
      <Button variant="light" onClick={onAnother}>
        Noch eine Barriere melden
      </Button>
    </div>
  )
}

export const BarrierReport = () => {
  const [sentFrom, setSentFrom] = useState<string>()
  const [isAnother, setAnother] = useState(false)
  if (sentFrom === undefined) return <BarrierForm isAnother={isAnother} onSent={setSentFrom} />
  const begin = () => {
    setAnother(true)
    setSentFrom(undefined)
  }
  return <Sent emailAddress={sentFrom} onAnother={begin} />
}
