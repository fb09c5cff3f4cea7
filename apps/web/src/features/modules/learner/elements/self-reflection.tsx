import type { ContentElementOf } from '@wohlauf/contract/values/elements/content-elements'
import { useState } from 'react'
import IconCheck from '~icons/tabler/check'
import IconSparkles from '~icons/tabler/sparkles'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { useReader } from '../reading/reader.ts'
import { Choice, Choices } from './choice.tsx'
import { ElementCard } from './element-card.tsx'
import { Reaction } from './reaction.tsx'
import classes from './self-reflection.module.css'

const CHOSEN = (
  <>
    <IconCheck aria-hidden size={18} stroke={2.5} />
    Deine Wahl
  </>
)

/** No answer is right or wrong: the first pick stays for this visit, and is not stored. */
export const SelfReflection = ({ element }: { element: ContentElementOf<'SELF_REFLECTION'> }) => {
  const { contentElementId, title, question, selfReflectionOptions } = element
  const { reflections, reflect, mayReflectAgain = false } = useReader()
  const [wasOpen] = useState(reflections[contentElementId] === undefined)
  const chosenIndex = reflections[contentElementId]
  const choice = chosenIndex === undefined ? undefined : selfReflectionOptions[chosenIndex]
  const stateOfOthers = choice && !mayReflectAgain ? 'other' : 'open'
  return (
    <ElementCard icon={IconSparkles} title={title} tone="calm">
      <Choices
        question={
          <div className={classes.question}>
            <RichText html={question} isBelowHeading2 />
          </div>
        }
      >
        {selfReflectionOptions.map((option, index) => {
          const isChosen = index === chosenIndex
          return (
            <Choice
              key={option.answer}
              state={isChosen ? 'chosen' : stateOfOthers}
              note={isChosen ? CHOSEN : null}
              onChoose={() => reflect(contentElementId, index)}
            >
              {option.answer}
            </Choice>
          )
        })}
      </Choices>
      <div role="status">
        {choice && (
          <Reaction kind="kind" isNew={wasOpen}>
            <RichText html={choice.reaction} isBelowHeading2 />
          </Reaction>
        )}
      </div>
      {!choice && (
        <p className={classes.privacy} data-silent>
          Nur für dich: Deine Wahl wird nicht gespeichert.
        </p>
      )}
    </ElementCard>
  )
}
