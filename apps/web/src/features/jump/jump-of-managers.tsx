import type { JumpArea } from './jump.tsx'
import { JumpDialog } from './jump-dialog.tsx'
import { useFoundForApp, useFoundForSponsor } from './use-found-by-name.ts'

type JumpOfManagersProps = {
  isOpen: boolean
  onClose: () => void
  areas: readonly JumpArea[]
  isSponsor: boolean
}

const JumpOfManagers = ({ isSponsor, ...dialog }: JumpOfManagersProps) => (
  <JumpDialog
    {...dialog}
    useSearch={isSponsor ? useFoundForSponsor : useFoundForApp}
    placeholder={isSponsor ? 'Bereich, Person …' : 'Bereich, Modul, Seite, Rezept …'}
  />
)

export default JumpOfManagers
