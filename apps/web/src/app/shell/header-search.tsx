import { lazy, Suspense } from 'react'
import SearchButton from '../../features/search/search-button.tsx'
import { useSessionUser } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import classes from './header.module.css'

const JumpButton = lazy(
  loadPart(() =>
    import('../../features/jump/jump-button.tsx').then(({ JumpButton }) => ({ default: JumpButton })),
  ),
)

/** Learners search; staff jump to what they maintain. */
const HeaderSearch = () =>
  useSessionUser()?.role.role === 'ROLE_USER' ? (
    <SearchButton />
  ) : (
    <Suspense fallback={<div className={classes.search} />}>
      <JumpButton isNarrow />
    </Suspense>
  )

export default HeaderSearch
