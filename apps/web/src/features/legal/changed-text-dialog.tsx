import { Button } from '@mantine/core'
import { acceptLegalText, type ChangedLegalText } from '@wohlauf/contract/own-data/legal-consents'
import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import { useCommand } from '../../api/hooks.ts'
import { RouteLink } from '../../routes/route-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import { germanDate } from '../../ui/time/berlin-time.ts'
import classes from './changed-text-dialog.module.css'

type DialogTexts = {
  title: string
  route: PlainRouteName
  link: string
  paragraphs: (day: string) => readonly string[]
  acceptLabel: string
  /** Undefined if the dialog asks nothing. */
  laterLabel?: string
}

const TEXTS: Record<ChangedLegalText['kind'], DialogTexts> = {
  TERMS_OF_USE: {
    title: 'Unsere Nutzungsbedingungen haben sich geändert',
    route: 'legal-terms-of-use',
    link: 'Nutzungsbedingungen lesen',
    paragraphs: (day) => [
      `Seit dem ${day} gibt es eine neue Fassung. Lies sie bitte in Ruhe. Stimmst du ihr zu?`,
      'Du brauchst noch Zeit? Bis du zustimmst, gilt für dich die bisherige Fassung weiter. Wir fragen dich beim nächsten Öffnen wieder.',
    ],
    acceptLabel: 'Zustimmen',
    laterLabel: 'Später',
  },
  DATA_PROTECTION: {
    title: 'Unsere Datenschutzerklärung hat sich geändert',
    route: 'legal-data-protection',
    link: 'Datenschutzerklärung lesen',
    paragraphs: (day) => [
      `Seit dem ${day} gilt eine neue Fassung. Darin steht, was wir über dich speichern, wozu und wie lange.`,
    ],
    acceptLabel: 'Verstanden',
  },
}

type ChangedTextDialogProps = { text: ChangedLegalText; isOpen: boolean; onClose: () => void }

/** Closing it counts as no answer. */
const ChangedTextDialog = ({ text, isOpen, onClose }: ChangedTextDialogProps) => {
  const { title, route, link, paragraphs, acceptLabel, laterLabel } = TEXTS[text.kind]
  const { mutate, isPending } = useCommand(acceptLegalText, {
    onSuccess: onClose,
    onError: ({ identifier }) => {
      // Another version has come into force meanwhile, and is asked about next.
      if (identifier === 'conflict') onClose()
    },
  })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {paragraphs(germanDate(text.version)).map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          {paragraph}
        </p>
      ))}
      <p className={classes.paragraph}>
        <RouteLink to={route} target="_blank" className={classes.link}>
          {link}
        </RouteLink>
      </p>
      <DialogFoot>
        {laterLabel && (
          <Button variant="default" size="lg" onClick={onClose} disabled={isPending}>
            {laterLabel}
          </Button>
        )}
        <Button size="lg" onClick={() => mutate(text)} loading={isPending}>
          {acceptLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

export default ChangedTextDialog
