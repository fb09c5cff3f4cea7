import '@mantine/core/styles/Input.css'
import { Button, TextInput } from '@mantine/core'
import { PRIVATE_MOVE_HOURS } from '@wohlauf/contract/rules/link-life'
import type { requestPrivateMove } from '@wohlauf/contract/seats/departures'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import type { OperationForm } from '../../../forms/use-operation-form.ts'
import { REQUIRED } from '../../../ui/fields/required.ts'
import { FailureAlert } from '../entry/failure-alert.tsx'
import classes from './departure.module.css'

type PrivateMoveProps = { move: OperationForm<typeof requestPrivateMove>; sentTo: string | undefined }

export const PrivateMove = ({ move: { form, failure, submitProps }, sentTo }: PrivateMoveProps) => (
  <section className={classes.part}>
    <h2>Auf eine private Adresse umziehen</h2>
    <p>
      Dein Konto gehört dann dir allein, ohne dein Unternehmen. Alles bleibt erhalten, und du meldest dich mit
      deinem bisherigen Passwort an.
    </p>
    <TextInput
      {...form.getInputProps('userEmailAddress')}
      className={classes.address ?? ''}
      label="Private E-Mail Adresse"
      type="email"
      autoComplete="email"
      inputMode="email"
      size="md"
      {...REQUIRED}
    />
    <FailureAlert text={failure} />
    <Button {...submitProps} size="lg" fullWidth>
      Link schicken
    </Button>
    <p role="status" className={classes.sent}>
      {sentTo &&
        `Schau in das Postfach von ${shownAddress(sentTo)}. Der Link darin gilt ${PRIVATE_MOVE_HOURS} Stunden. Erst wenn du ihn bestätigst, zieht dein Konto um.`}
    </p>
  </section>
)
