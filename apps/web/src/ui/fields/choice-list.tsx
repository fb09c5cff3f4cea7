import '@mantine/core/styles/Skeleton.css'
import { Button, Skeleton } from '@mantine/core'
import IconChevronLeft from '~icons/tabler/chevron-left'
import IconChevronRight from '~icons/tabler/chevron-right'
import { focusOnArrival } from '../focus/focus-on-arrival.ts'
import classes from './choice-list.module.css'

type Choice = { id: string; title: string; note?: string }

type ChoiceListProps<Item extends Choice> = {
  /** The question that the choice answers. */
  lead: string
  choices: readonly Item[]
  onChoose: (choice: Item) => void
}

export const ChoiceList = <Item extends Choice>({ lead, choices, onChoose }: ChoiceListProps<Item>) => (
  <>
    <p className={classes.lead}>{lead}</p>
    <ul className={classes.list}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" className={classes.choice} onClick={() => onChoose(choice)}>
            <span className={classes.text}>
              <span className={classes.title}>{choice.title}</span>
              {choice.note && <span className={classes.note}>{choice.note}</span>}
            </span>
            <IconChevronRight aria-hidden size={20} className={classes.arrow ?? ''} />
          </button>
        </li>
      ))}
    </ul>
  </>
)

export const ChoiceListWaiting = () => (
  <div aria-busy>
    {['one', 'two', 'three'].map((key) => (
      <Skeleton key={key} height={64} radius="md" mb={8} />
    ))}
  </div>
)

export const OtherChoice = ({ label, onBack }: { label: string; onBack: () => void }) => (
  <Button
    ref={focusOnArrival}
    variant="subtle"
    className={classes.back ?? ''}
    leftSection={<IconChevronLeft aria-hidden size={20} />}
    onClick={onBack}
  >
    {label}
  </Button>
)
