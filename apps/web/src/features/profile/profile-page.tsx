import { Suspense } from 'react'
import { useSessionUserWithDevices } from '../../session/session.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { ConsentRow } from './consent/consent-row.tsx'
import { CredentialsCard } from './credentials/credentials-card.tsx'
import { DataExportRow } from './data-export/data-export-row.tsx'
import { DeletionCard } from './deletion/deletion-card.tsx'
import { DeviceCard } from './device/device-card.tsx'
import { WaitingCommands } from './device/waiting-commands.tsx'
import { DisplayCard } from './display/display-card.tsx'
import { NotificationsCard } from './notifications/notifications-card.tsx'
import classes from './profile-page.module.css'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { useOwnSessions } from './sessions/use-own-sessions.ts'
import { SettingsCard } from './settings/settings-card.tsx'

const ManagersSecondFactor = lazyPart(() => import('./second-factor/managers-second-factor.tsx'))

/** Specification, section 2, "Profile". A visit by an admin does not offer the owner's actions. */
const ProfilePage = () => {
  const user = useSessionUserWithDevices()
  const isOwner = user?.isImpersonated === false
  const sessions = useOwnSessions(isOwner)
  if (!user) return null
  const isLearner = user.role.role === 'ROLE_USER'
  // Content below the list would move under the finger when the list arrives.
  const isListGrowing = isOwner && !sessions.data && !sessions.error
  return (
    <Page title="Profil" width="text">
      <div className={classes.cards}>
        <CredentialsCard user={user} />
        {isLearner && <NotificationsCard user={user} />}
        <DisplayCard />
        <DeviceCard isLearner={isLearner && isOwner} />
        <WaitingCommands />
        {isLearner && isOwner && <SessionsCard />}
        {!isLearner && isOwner && (
          <Suspense>
            <ManagersSecondFactor>
              <SessionsCard />
            </ManagersSecondFactor>
          </Suspense>
        )}
        {isLearner && !isListGrowing && (
          <>
            <SettingsCard title="Deine Daten">
              <ConsentRow isReadOnly={!isOwner} />
              {isOwner && <DataExportRow />}
            </SettingsCard>
            {isOwner && <DeletionCard emailAddress={user.emailAddress} />}
          </>
        )}
      </div>
    </Page>
  )
}

export default ProfilePage
