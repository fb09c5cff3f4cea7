import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import IconClock from '~icons/tabler/clock'
import IconMail from '~icons/tabler/mail'
import IconMessageCircle from '~icons/tabler/message-circle'
import { lazyDialog } from '../../ui/feedback/lazy-part.tsx'
import { Spot } from '../../ui/feedback/spot.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { IconCircle } from '../../ui/media/icon-circle.tsx'
import classes from './support-introduction-page.module.css'

const SupportDialog = lazyDialog(() => import('./support-dialog.tsx'))

const WHAT_HAPPENS = [
  { icon: IconMessageCircle, text: 'Schreib uns, was nicht klappt oder was du wissen möchtest.' },
  {
    icon: IconClock,
    text: 'Wir antworten innerhalb weniger Stunden, spätestens nach 48 Stunden.',
  },
  { icon: IconMail, text: 'Die Antwort kommt an die Adresse, mit der du dich anmeldest.' },
]

/** Specification, section 2, "Support introduction". */
const SupportIntroductionPage = () => {
  const [dialog, setDialog] = useState<'away' | 'open' | 'closed'>('away')
  return (
    <Page title="Support" isTitleHidden width="text">
      <div className={classes.frame}>
        <Spot kind="support" />
        <h1 className={classes.title}>Wie können wir dir helfen?</h1>
        <ul className={classes.list}>
          {WHAT_HAPPENS.map(({ icon: Icon, text }) => (
            <li key={text} className={classes.item}>
              <IconCircle icon={Icon} />
              <p className={classes.copy}>{text}</p>
            </li>
          ))}
        </ul>
        <Button size="lg" onClick={() => setDialog('open')} aria-haspopup="dialog" className={classes.action}>
          Support anfordern
        </Button>
      </div>
      <Suspense>
        {dialog !== 'away' && (
          <SupportDialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} />
        )}
      </Suspense>
    </Page>
  )
}

export default SupportIntroductionPage
