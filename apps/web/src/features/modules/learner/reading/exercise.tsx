import {
  confirmExerciseOfModulePage,
  type ModulePage,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import IconStretching from '~icons/tabler/stretching'
import { useCommand } from '../../../../api/hooks.ts'
import { ElementCard } from '../elements/element-card.tsx'
import { TickRow } from '../elements/tick-row.tsx'
import { useReader } from './reader.ts'

export const Exercise = ({ page: { modulePageId, isExerciseConfirmed } }: { page: ModulePage }) => {
  const { sendAndShow } = useReader()
  const confirm = useCommand(confirmExerciseOfModulePage)
  const retract = useCommand(retractExerciseOfModulePage)
  const change = (isConfirmed: boolean) =>
    isConfirmed
      ? sendAndShow(confirmExerciseOfModulePage, { modulePageId }, confirm.mutateAsync)
      : sendAndShow(retractExerciseOfModulePage, { modulePageId }, retract.mutateAsync)
  return (
    <ElementCard
      icon={IconStretching}
      title="Deine Übung"
      tone="warm"
      openTask={isExerciseConfirmed ? undefined : { type: 'EXERCISE' }}
    >
      <TickRow
        label="Ich habe die Übung gemacht."
        isChecked={isExerciseConfirmed}
        onChange={(isChecked) => void change(isChecked)}
      />
    </ElementCard>
  )
}
