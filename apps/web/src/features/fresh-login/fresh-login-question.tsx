import type { proveIdentity } from '@wohlauf/contract/authentication/proof'
import type { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { lazy, Suspense, useEffect, useState } from 'react'
import { askForFreshLoginBy } from '../../api/fresh-login.ts'
import { askForFreshLogin, freshLoginQuestion } from '../../session/fresh-login-question.ts'
import { useStore } from '../../ui/state/store.ts'

type FreshLoginQuestionProps = {
  operation: typeof proveIdentity | typeof proveIdentityAsAdmin
  emailAddress: string
}

const answer = (isProved: boolean) => freshLoginQuestion.get()?.(isProved)

/** Nobody can answer a dialog whose code cannot be loaded. */
const FreshLoginDialog = lazy(() =>
  import('./fresh-login-dialog.tsx').catch((error: unknown) => {
    answer(false)
    throw error
  }),
)

/** A logout counts as no answer. */
const FreshLoginQuestion = (form: FreshLoginQuestionProps) => {
  const isOpen = useStore(freshLoginQuestion) !== null
  const [wasAsked, setWasAsked] = useState(false)
  if (isOpen && !wasAsked) setWasAsked(true)
  useEffect(() => {
    askForFreshLoginBy(askForFreshLogin)
    return () => {
      askForFreshLoginBy(null)
      answer(false)
    }
  }, [])
  if (!wasAsked) return null
  return (
    <Suspense>
      <FreshLoginDialog {...form} isOpen={isOpen} onAnswer={answer} />
    </Suspense>
  )
}

export default FreshLoginQuestion
