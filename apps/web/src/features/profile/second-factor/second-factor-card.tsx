import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import type { SecondFactor } from '@wohlauf/contract/staff-security/staff-security'
import { Suspense } from 'react'
import IconLifebuoy from '~icons/tabler/lifebuoy'
import IconShieldLock from '~icons/tabler/shield-lock'
import { useAnswer } from '../../../api/hooks.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import { CardFailure } from '../settings/card-failure.tsx'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import type { SecondFactorOperations } from './second-factor-operations.ts'

const SetUpDialog = lazyDialog(() => import('./set-up-dialog.tsx'))
const RemoveDialog = lazyDialog(() => import('./remove-dialog.tsx'))
const RenewDialog = lazyDialog(() => import('./renew-dialog.tsx'))

type CardProps = { operations: SecondFactorOperations; emailAddress: string }

type SecondFactorCardProps = CardProps & { title?: string }

const codesLeft = (count: number): string => {
  if (count === 0) return 'Kein Code mehr übrig: Erzeuge bitte neue.'
  return count === 1 ? 'Noch 1 Code übrig' : `Noch ${count} Codes übrig`
}

const Rows = ({ state, operations, emailAddress }: CardProps & { state: SecondFactor }) => {
  const [setUp, remove, renew] = [useLazyDialog(), useLazyDialog(), useLazyDialog()]
  const { enabledAt, recoveryCodesLeft } = state
  return (
    <>
      <SettingsRow
        icon={IconShieldLock}
        title="Anmeldung in zwei Schritten"
        value={enabledAt ? `Eingeschaltet seit ${germanDate(enabledAt)}` : 'Ausgeschaltet'}
        action={
          <RowButton onClick={enabledAt ? remove.open : setUp.open} aria-haspopup="dialog">
            {enabledAt ? 'Ausschalten' : 'Einrichten'}
          </RowButton>
        }
      />
      {enabledAt && (
        <SettingsRow
          icon={IconLifebuoy}
          title="Wiederherstellungscodes"
          value={codesLeft(recoveryCodesLeft)}
          action={
            <RowButton onClick={renew.open} aria-haspopup="dialog">
              Neue erzeugen
            </RowButton>
          }
        />
      )}
      <Suspense>
        {setUp.isWanted && (
          <SetUpDialog operations={operations} isOpen={setUp.isOpen} onClose={setUp.close} />
        )}
        {remove.isWanted && (
          <RemoveDialog
            operations={operations}
            emailAddress={emailAddress}
            isOpen={remove.isOpen}
            onClose={remove.close}
          />
        )}
        {renew.isWanted && (
          <RenewDialog operations={operations} isOpen={renew.isOpen} onClose={renew.close} />
        )}
      </Suspense>
    </>
  )
}

export const SecondFactorCard = ({ title = 'Sicherheit', ...props }: SecondFactorCardProps) => {
  const { data, error, refetch, isFetching } = useAnswer(
    props.operations.get,
    {},
    { isSilent: true, refetchOnReturn: true },
  )
  return (
    <SettingsCard
      title={title}
      lead="Mit einem Code aus einer Authenticator-App ist dein Konto auch dann geschützt, wenn jemand dein Passwort kennt."
    >
      {data && <Rows {...props} state={data} />}
      {!data && !error && <Skeleton aria-busy height={44} my={14} />}
      {!data && error && (
        <CardFailure message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </SettingsCard>
  )
}
