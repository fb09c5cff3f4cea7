import { ADMIN_ROUTES, type AdminRouteName, adminRoute } from '@wohlauf/contract/routes/admin-routes'
import { lazy, Suspense } from 'react'
import { useJump } from '../../features/jump/use-jump.ts'

const JumpOfAdmins = lazy(() => import('./jump-of-admins.tsx'))

const AREAS = (Object.keys(ADMIN_ROUTES) as AdminRouteName[])
  .map(adminRoute)
  .flatMap(({ path, menu }) => (menu ? [{ href: path, label: menu }] : []))

export const AdminJump = () => {
  const { isOpen, isWanted } = useJump()
  return isWanted ? (
    <Suspense>
      <JumpOfAdmins isOpen={isOpen} areas={AREAS} />
    </Suspense>
  ) : null
}
