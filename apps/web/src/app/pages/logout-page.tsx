import { Loader } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { logout } from '@wohlauf/contract/authentication'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { forgetSession } from '../../session/session.ts'
import { Page } from '../../ui/page.tsx'
import classes from './logout-page.module.css'

/** Specification, section 2: long enough to be read. */
const LOGOUT_DELAY_MS = 1000

const LogoutPage = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(async () => {
      // Whoever wants to be gone is gone from this device, also when the server cannot be told.
      await call(logout, {}).catch(() => {})
      forgetSession(queryClient)
      await router.navigate({ href: '/', replace: true })
    }, LOGOUT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [queryClient, router])
  return (
    <Page title="Abmelden" isTitleHidden>
      <div className={classes.message} role="status">
        <Loader aria-hidden />
        <p>Du wirst sicher abgemeldet...</p>
      </div>
    </Page>
  )
}

export default LogoutPage
