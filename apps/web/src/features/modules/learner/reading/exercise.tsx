import {
  confirmExerciseOfModulePage,
  type ModulePage,
  retractExerciseOfModulePage,
} from '@wohlauf/contract/modules/modules'
import IconStretching from '~icons/tabler/stretching'
import { useCommand } from '../../../../api/hooks.ts'
import { ElementCard } from '../elements/element-card.tsx'
import { TickRow } from '../elements/tick-row.tsx'
import { expectExercise } from '../rules/expected.ts'
import { useReader } from './reader.ts'

export const Exercise = ({ page: { modulePageId, isExerciseConfirmed } }: { page: ModulePage }) => {
  const { carryOut } = useReader()
  const confirm = useCommand(confirmExerciseOfModulePage)
  const retract = useCommand(retractExerciseOfModulePage)
  const change = (isConfirmed: boolean) =>
    carryOut({
      expect: expectExercise(modulePageId, isConfirmed),
      send: () => (isConfirmed ? confirm : retract).mutateAsync({ modulePageId }),
    })
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
