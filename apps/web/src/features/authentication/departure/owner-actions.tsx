import { requestPrivateMove } from '@wohlauf/contract/seats/departures'
import { useState } from 'react'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import classes from './departure.module.css'
import { OwnData, type OwnDataProps } from './own-data.tsx'
import { PrivateMove } from './private-move.tsx'

type OwnerActionsProps = {
  confirmationToken: string
  dataExport: OwnDataProps['dataExport']
  allowsMove: boolean
}

/** One form, so that the password is typed once for all actions. */
export const OwnerActions = ({ confirmationToken, dataExport, allowsMove }: OwnerActionsProps) => {
  const [sentTo, setSentTo] = useState<string>()
  const move = useOperationForm(requestPrivateMove, {
    initialValues: { confirmationToken, password: '', userEmailAddress: '' },
    fieldOf: { 'current-password-wrong': 'password', 'email-address-unchanged': 'userEmailAddress' },
    showsFailure: true,
    onSuccess: (_nothing, { userEmailAddress }) => setSentTo(userEmailAddress),
  })
  const { form, formProps, showAtField } = move
  return (
    <form {...formProps} className={classes.parts}>
      <section className={classes.part}>
        <h2>Dein Passwort</h2>
        <p>
          Damit nur du an deine Daten kommst, brauchst du dafür dein Passwort. Ohne Passwort kannst du dein
          Konto hier nur löschen.
        </p>
        <PasswordField
          {...form.getInputProps('password')}
          label="Passwort"
          autoComplete="current-password"
          size="md"
        />
      </section>
      <OwnData
        proof={{ confirmationToken, password: form.values.password }}
        dataExport={dataExport}
        showAtField={showAtField}
      />
      {allowsMove && <PrivateMove move={move} sentTo={sentTo} />}
    </form>
  )
}
