import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx'

const VIEWS = [
  { value: 'open', label: 'Offen' },
  { value: 'done', label: 'Erledigt' },
  { value: 'counts', label: 'War das hilfreich?' },
] as const

export type View = (typeof VIEWS)[number]['value']

type ViewChoiceProps = { view: View; onChoose: (view: View) => void }

export const ViewChoice = ({ view, onChoose }: ViewChoiceProps) => (
  <ChoiceChips
    label="Ansicht"
    choices={VIEWS}
    selection={view}
    onChoose={(value) => onChoose(VIEWS.find((each) => each.value === value)?.value ?? 'open')}
  />
)
