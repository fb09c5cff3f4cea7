import { Button } from '@mantine/core'
import { type ComponentType, type ReactNode, Suspense, useId, useState } from 'react'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import classes from './getting-help.module.css'
import type { HelpDialogProps } from './help-dialog.tsx'

/** Loaded after the page: few visitors need them. */
const CompanyAccessDialog = lazyDialog(() => import('./company-access-dialog.tsx'))
const ContactMessageDialog = lazyDialog(() => import('./contact-message-dialog.tsx'))

type HelpProps = {
  title: string
  buttonLabel: string
  Dialog: ComponentType<HelpDialogProps>
  children: ReactNode
}

const Help = ({ title, buttonLabel, Dialog, children }: HelpProps) => {
  const id = useId()
  // Once opened, the dialog stays mounted, so that an unfinished message survives a look at the page behind.
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <section aria-labelledby={id} className={classes.help}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{children}</p>
      <Button variant="light" aria-haspopup="dialog" onClick={() => setState('open')}>
        {buttonLabel}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <Dialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </section>
  )
}

/** For visitors who cannot log in (specification, section 2). */
export const GettingHelp = () => (
  <div className={classes.all}>
    <Help title="Noch kein Konto?" buttonLabel="Zugang anfragen" Dialog={CompanyAccessDialog}>
      Du bekommst deinen Zugang von deinem Unternehmen. Macht deines noch nicht mit? Dann frag hier einen
      Zugang an.
    </Help>
    <Help title="Technischer Support" buttonLabel="Nachricht schreiben" Dialog={ContactMessageDialog}>
      Etwas klappt nicht? Schreib uns kurz, was los ist. Wir helfen dir weiter.
    </Help>
  </div>
)
