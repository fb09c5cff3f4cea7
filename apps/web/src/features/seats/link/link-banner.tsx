import { Button } from '@mantine/core'
import type { RegistrationLinkRules } from '@wohlauf/contract/seats/link-rules'
import { generateRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { Suspense } from 'react'
import IconAdjustments from '~icons/tabler/adjustments'
import IconCopy from '~icons/tabler/copy'
import IconLink from '~icons/tabler/link'
import IconRefresh from '~icons/tabler/refresh'
import IconTrash from '~icons/tabler/trash'
import { useCommand } from '../../../api/hooks.ts'
import { useDialogTask } from '../../../authoring/use-dialog-task.ts'
import { ItemMenu } from '../../../ui/actions/item-menu.tsx'
import { copyLink } from '../../../ui/feedback/copy-text.ts'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { notify } from '../../../ui/feedback/snackbar-queue.ts'
import classes from './link-banner.module.css'
import { rulesNote } from './rules-note.ts'

const RulesDialog = lazyDialog(() => import('./rules-dialog.tsx'))
const EndLinkDialog = lazyDialog(() => import('./end-link-dialog.tsx'))

type LinkBannerProps = {
  sponsorId: string
  link: string | undefined
  rules: RegistrationLinkRules | undefined
}

const NoLink = ({ sponsorId }: { sponsorId: string }) => {
  const { mutate, isPending } = useCommand(generateRegistrationLinkAsManager, {
    onSuccess: () => notify('success', 'Registrierungslink wurde erstellt.'),
  })
  return (
    <>
      <p className={classes.note}>
        Gib einen Link weiter, mit dem sich deine Leute selbst registrieren, solange Lizenzen frei sind.
      </p>
      <Button
        variant="light"
        leftSection={<IconLink aria-hidden size={20} />}
        loading={isPending}
        onClick={() => mutate({ sponsorId })}
      >
        Registrierungslink erstellen
      </Button>
    </>
  )
}

export const LinkBanner = ({ sponsorId, link, rules }: LinkBannerProps) => {
  const { task, isOpen, opening, begin, end } = useDialogTask<'rules' | 'refresh' | 'delete'>()
  const copy = async (text: string) => {
    if (!(await copyLink(text)))
      notify('error', 'Das Kopieren hat nicht geklappt. Bitte markiere den Link und kopiere ihn selbst.')
  }
  const dialog = { isOpen, onClose: end, sponsorId }
  return (
    <section className={classes.banner} aria-label="Registrierungslink">
      <h2 className={classes.title}>Registrierungslink</h2>
      {!link && <NoLink sponsorId={sponsorId} />}
      {link && rules && (
        <>
          <p className={classes.link}>{link}</p>
          <p className={classes.note}>{rulesNote(rules)}</p>
          <div className={classes.actions}>
            <Button
              variant="light"
              leftSection={<IconCopy aria-hidden size={20} />}
              onClick={() => void copy(link)}
            >
              Link kopieren
            </Button>
            <ItemMenu
              label="Mehr zum Registrierungslink"
              actions={[
                { label: 'Regeln festlegen', icon: IconAdjustments, onClick: () => begin('rules') },
                { label: 'Link erneuern', icon: IconRefresh, onClick: () => begin('refresh') },
                { label: 'Link löschen', icon: IconTrash, isFinal: true, onClick: () => begin('delete') },
              ]}
            />
          </div>
        </>
      )}
      <Suspense key={opening}>
        {task === 'rules' && rules && <RulesDialog {...dialog} rules={rules} />}
        {(task === 'refresh' || task === 'delete') && <EndLinkDialog {...dialog} kind={task} />}
      </Suspense>
    </section>
  )
}
