import type { JumpArea } from '../../features/jump/jump.tsx'
import { JumpDialog } from '../../features/jump/jump-dialog.tsx'
import { useFoundApps } from './use-found-apps.ts'

const JumpOfAdmins = (dialog: { isOpen: boolean; onClose: () => void; areas: readonly JumpArea[] }) => (
  <JumpDialog {...dialog} useSearch={useFoundApps} placeholder="Bereich, App …" />
)

export default JumpOfAdmins
