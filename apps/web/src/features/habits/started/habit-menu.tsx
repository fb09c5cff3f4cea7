import { enableHabitIntent, endPauseOfHabitIntent, type HabitIntent } from '@wohlauf/contract/habits/habits'
import IconPencil from '~icons/tabler/pencil'
import IconPlayerPause from '~icons/tabler/player-pause'
import IconPlayerPlay from '~icons/tabler/player-play'
import IconPower from '~icons/tabler/power'
import { useHealthCommand } from '../../../forms/use-health-command.ts'
import type { MenuAction } from '../../../ui/actions/actions-menu.tsx'
import { ItemMenu } from '../../../ui/actions/item-menu.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'

export type HabitTask = 'info' | 'look-back' | 'update' | 'pause' | 'disable'

type HabitMenuProps = { intent: HabitIntent; onTask: (task: HabitTask) => void }

export const HabitMenu = ({ intent, onTask }: HabitMenuProps) => {
  const ofIntent = { habitIntentId: intent.habitIntentId }
  const enable = useHealthCommand(enableHabitIntent, {
    onSuccess: () => notify('success', 'Gewohnheit wurde aktiviert.'),
  })
  const endPause = useHealthCommand(endPauseOfHabitIntent, {
    onSuccess: () => notify('success', 'Pause wurde beendet.'),
  })
  const edit: MenuAction = { label: 'Anpassen', icon: IconPencil, onClick: () => onTask('update') }
  const pause: MenuAction = { label: 'Pause bis …', icon: IconPlayerPause, onClick: () => onTask('pause') }
  const resume: MenuAction = {
    label: 'Pause beenden',
    icon: IconPlayerPlay,
    onClick: () => endPause.send(ofIntent),
    isOnlineOnly: true,
  }
  const disable: MenuAction = { label: 'Deaktivieren', icon: IconPower, onClick: () => onTask('disable') }
  const activate: MenuAction = {
    label: 'Aktivieren',
    icon: IconPower,
    onClick: () => enable.send(ofIntent),
    isOnlineOnly: true,
  }
  const actions = intent.isEnabled
    ? [edit, pause, ...(intent.pausedUntil ? [resume] : []), disable]
    : [edit, activate]
  return <ItemMenu label={`Mehr zu: ${intent.title}`} actions={actions} />
}
