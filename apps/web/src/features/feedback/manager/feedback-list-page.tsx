import { useState } from 'react'
import { Page } from '../../../ui/layout/page.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { CountList } from './count-list.tsx'
import { MessageList } from './message-list.tsx'
import { type View, ViewChoice } from './view-choice.tsx'

const TITLE = 'Rückmeldungen'

const FeedbackListPage = () => {
  const [view, setView] = useState<View>('open')
  return (
    <Page title={TITLE} isTitleHidden>
      {/* Outside of the lists: otherwise the choice would be replaced together with them, and lose the
          focus. */}
      <PageHead title={TITLE} actions={<ViewChoice view={view} onChoose={setView} />} />
      {view === 'counts' ? <CountList /> : <MessageList key={view} isDone={view === 'done'} />}
    </Page>
  )
}

export default FeedbackListPage
