import type { proveIdentity } from '@wohlauf/contract/authentication/proof'
import type { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { Suspense, useEffect, useState } from 'react'
import { askForFreshLoginBy } from '../../api/fresh-login.ts'
import { askForFreshLogin, freshLoginQuestion } from '../../session/fresh-login-question.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { useStore } from '../../ui/state/store.ts'

type FreshLoginQuestionProps = {
  operation: typeof proveIdentity | typeof proveIdentityAsAdmin
  emailAddress: string
}

const answer = (isProved: boolean) => freshLoginQuestion.get()?.(isProved)

const FreshLoginDialog = lazyDialog(() => import('./fresh-login-dialog.tsx'))

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
      <FreshLoginDialog
        {...form}
        isOpen={isOpen}
        onProved={() => answer(true)}
        onClose={() => answer(false)}
      />
    </Suspense>
  )
}

export default FreshLoginQuestion
