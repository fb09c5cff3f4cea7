import { lazy, Suspense } from 'react'
import { canReceivePush } from '../../native/push.ts'
import { useAppSettings } from '../../session/app-settings.ts'
import { useSessionUser } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { useIsPageAnswered } from '../shell/use-is-page-answered.ts'
import HealthConsentQuestion from './health-consent-question.tsx'
import { KitchenTimers } from './kitchen-timers.tsx'
import LegalChanges from './legal-changes.tsx'
import LevelUp from './level-up.tsx'
import { Rewards } from './rewards/rewards.tsx'
import { useMessagesOfScreen } from './use-messages-of-screen.ts'
import { useRefusalMessages } from './use-refusal-messages.tsx'

const DevicePush = lazy(loadPart(() => import('./device-push.tsx')))

const InstallInvitation = lazy(loadPart(() => import('./install-invitation.tsx')))

const GoalOverlay = lazy(loadPart(() => import('../../features/goal-tracking/goal-overlay.tsx')))

/** Without this code a sensitive call is refused, and everything else works. */
const FreshLoginQuestion = lazy(loadPart(() => import('../../features/fresh-login/fresh-login-of-users.tsx')))

/** Dialogs that may open on any page of a learner; others do not load them. */
const LearnerOverlays = () => {
  useMessagesOfScreen()
  useRefusalMessages()
  const user = useSessionUser()
  const app = useAppSettings()
  const isPageAnswered = useIsPageAnswered()
  const isAtWork = user?.hasCompletedOnboarding && !user.isImpersonated
  const hasPush = canReceivePush() && isAtWork
  const hasRecipes = app?.appEnabledFeatures.includes('RECIPES')
  const hasGoals = app?.appEnabledFeatures.includes('GOAL_TRACKING') && isAtWork
  return (
    <>
      {user && !user.isImpersonated && <LegalChanges />}
      <LevelUp />
      {user && !user.isImpersonated && <Rewards />}
      <HealthConsentQuestion />
      {hasRecipes && <KitchenTimers />}
      {isPageAnswered && (
        // One boundary, so that all of them are rendered together.
        <Suspense>
          {user && !user.isImpersonated && <FreshLoginQuestion emailAddress={user.emailAddress} />}
          {hasPush && <DevicePush />}
          {hasGoals && <GoalOverlay />}
          {isAtWork && <InstallInvitation />}
        </Suspense>
      )}
    </>
  )
}

export default LearnerOverlays
