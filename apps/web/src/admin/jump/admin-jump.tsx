import { ADMIN_ROUTES, type AdminRouteName, adminRoute } from '@wohlauf/contract/routes/admin-routes'
import { Suspense } from 'react'
import { JumpButton } from '../../features/jump/jump-button.tsx'
import { useJump } from '../../features/jump/use-jump.ts'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'

const JumpOfAdmins = lazyDialog(() => import('./jump-of-admins.tsx'))

const AREAS = (Object.keys(ADMIN_ROUTES) as AdminRouteName[])
  .map(adminRoute)
  .flatMap(({ path, menu }) => (menu ? [{ href: path, label: menu }] : []))

/** The button in the header, the key, and the dialog that both open. */
const AdminJump = () => {
  const { isOpen, isWanted, close } = useJump()
  return (
    <>
      <JumpButton isNarrow />
      <Suspense>{isWanted && <JumpOfAdmins isOpen={isOpen} onClose={close} areas={AREAS} />}</Suspense>
    </>
  )
}

export default AdminJump
