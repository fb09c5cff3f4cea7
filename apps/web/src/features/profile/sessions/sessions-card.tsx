import { serverNow } from '../../../ui/time/clock.ts'
import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import { endOwnSession, type OwnSession } from '@wohlauf/contract/accounts/sessions'
import { Suspense } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import { RouteLink } from '../../../routes/route-link.tsx'
import { useOnlineOnly } from '../../../ui/actions/use-online-only.ts'
import { useLazyDialog } from '../../../ui/dialogs/use-lazy-dialog.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import { CardFailure } from '../settings/card-failure.tsx'
import rowButtonClasses from '../settings/row-button.module.css'
import { RowButton } from '../settings/row-button.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { SettingsRow } from '../settings/settings-row.tsx'
import { deviceIcon } from './device-icon.ts'
import { lastUsed } from './last-used.ts'
import classes from './sessions-card.module.css'
import { useOwnSessions } from './use-own-sessions.ts'

const EndAllSessionsDialog = lazyDialog(() => import('./end-all-sessions-dialog.tsx'))

const nameOf = ({ device }: OwnSession) => device || 'Unbekanntes Gerät'

const Current = ({ session }: { session: OwnSession }) => (
  <SettingsRow
    as="li"
    icon={deviceIcon(session.device)}
    title={nameOf(session)}
    value={<span className={classes.current}>Dieses Gerät</span>}
    action={
      <Button
        component={RouteLink}
        to="logout"
        variant="light"
        className={rowButtonClasses.button}
        aria-label="Dieses Gerät abmelden"
      >
        Abmelden
      </Button>
    }
  />
)

type OtherProps = { session: OwnSession; isEnding: boolean; onEnd: () => void }

const Other = ({ session, isEnding, onEnd }: OtherProps) => {
  const onlineOnly = useOnlineOnly()
  return (
    <SettingsRow
      as="li"
      icon={deviceIcon(session.device)}
      title={nameOf(session)}
      value={lastUsed(session.lastUsedAt, serverNow())}
      action={
        <RowButton
          {...onlineOnly(onEnd)}
          loading={isEnding}
          aria-label={`${nameOf(session)} abmelden, ${lastUsed(session.lastUsedAt, serverNow())}`}
        >
          Abmelden
        </RowButton>
      }
    />
  )
}

const Loading = () => (
  <div aria-busy className={classes.loading}>
    <Skeleton circle height={40} />
    <div>
      <Skeleton height={18} width="60%" mb={8} />
      <Skeleton height={15} width="40%" />
    </div>
  </div>
)

const SessionList = ({ sessions }: { sessions: readonly OwnSession[] }) => {
  const { mutate, isPending, variables } = useCommand(endOwnSession, {
    onSuccess: () => notify('success', 'Das Gerät wurde abgemeldet.'),
  })
  const everywhere = useLazyDialog()
  const onlineOnly = useOnlineOnly()
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) =>
          session.isCurrent ? (
            <Current key={session.sessionId} session={session} />
          ) : (
            <Other
              key={session.sessionId}
              session={session}
              isEnding={isPending && variables?.sessionId === session.sessionId}
              onEnd={() => mutate({ sessionId: session.sessionId })}
            />
          ),
        )}
      </ul>
      <div className={classes.everywhere}>
        <RowButton {...onlineOnly(everywhere.open)} aria-haspopup="dialog">
          Überall abmelden
        </RowButton>
      </div>
      <Suspense>
        {everywhere.isWanted && (
          <EndAllSessionsDialog isOpen={everywhere.isOpen} onClose={everywhere.close} />
        )}
      </Suspense>
    </>
  )
}

export const SessionsCard = () => {
  const { data: sessions, error, refetch, isFetching } = useOwnSessions()
  return (
    <SettingsCard title="Wo du angemeldet bist">
      {sessions && <SessionList sessions={sessions} />}
      {!sessions && !error && <Loading />}
      {!sessions && error && (
        <CardFailure message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </SettingsCard>
  )
}
