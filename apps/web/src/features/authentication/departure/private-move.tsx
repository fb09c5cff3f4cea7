import { TextInput } from '@mantine/core'
import { requestPrivateMove } from '@wohlauf/contract/departures'
import { useState } from 'react'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { EntryForm } from '../entry/entry-form.tsx'
import classes from './departure.module.css'

/** Asks for the private address; the rest is in its mailbox. */
export const PrivateMove = ({ confirmationToken }: { confirmationToken: string }) => {
  const [sentTo, setSentTo] = useState<string>()
  const { form, ...entry } = useOperationForm(requestPrivateMove, {
    initialValues: { confirmationToken, userEmailAddress: '' },
    fieldOf: { 'email-address-unchanged': 'userEmailAddress' },
    showsFailure: true,
    onSuccess: (_nothing, { userEmailAddress }) => setSentTo(userEmailAddress),
  })
  return (
    <section className={classes.part}>
      <h2>Auf eine private Adresse umziehen</h2>
      <p>
        Dein Konto gehört dann dir allein, ohne dein Unternehmen. Alles bleibt erhalten, und du meldest dich
        mit deinem bisherigen Passwort an.
      </p>
      <EntryForm {...entry} submitLabel="Link schicken" isPlain>
        <TextInput
          {...form.getInputProps('userEmailAddress')}
          label="Private E-Mail Adresse"
          type="email"
          autoComplete="email"
          inputMode="email"
          size="md"
          required
        />
      </EntryForm>
      <p role="status" className={classes.sent}>
        {sentTo &&
          `Schau in das Postfach von ${sentTo}. Der Link darin gilt 24 Stunden. Erst wenn du ihn bestätigst, zieht dein Konto um.`}
      </p>
    </section>
  )
}
