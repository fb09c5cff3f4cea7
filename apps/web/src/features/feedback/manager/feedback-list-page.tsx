import { useState } from 'react'
import { CountList } from './count-list.tsx'
import { MessageList } from './message-list.tsx'
import { type View, ViewChoice } from './view-choice.tsx'

/** What learners have reported and commented, and what they found helpful. */
const FeedbackListPage = () => {
  const [chosen, setChosen] = useState<View | null>(null)
  const view = chosen ?? 'open'
  const choice = <ViewChoice view={view} hasChosen={chosen !== null} onChoose={setChosen} />
  return view === 'counts' ? (
    <CountList choice={choice} />
  ) : (
    <MessageList key={view} isDone={view === 'done'} choice={choice} />
  )
}

export default FeedbackListPage
