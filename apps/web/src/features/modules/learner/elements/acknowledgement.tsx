import { confirmAcknowledgement } from '@wohlauf/contract/modules/modules'
import type { ContentElementOf } from '@wohlauf/contract/values/elements/content-elements'
import IconCircleCheck from '~icons/tabler/circle-check'
import IconSignature from '~icons/tabler/signature'
import { useCommand } from '../../../../api/hooks.ts'
import { WaitingNote } from '../../../../items/waiting-note.tsx'
import { RichText } from '../../../../ui/text/rich-text.tsx'
import { useReader } from '../reading/reader.ts'
import classes from './acknowledgement.module.css'
import { ElementCard } from './element-card.tsx'
import { TickRow } from './tick-row.tsx'

type AcknowledgementProps = { element: ContentElementOf<'ACKNOWLEDGEMENT'>; isOnNewPage: boolean }

export const Acknowledgement = ({ element, isOnNewPage }: AcknowledgementProps) => {
  const { contentElementId, title, introduction, acknowledgement, isConfirmed } = element
  const { sendAndShow } = useReader()
  const { mutateAsync } = useCommand(confirmAcknowledgement)
  const confirm = () => void sendAndShow(confirmAcknowledgement, { contentElementId }, mutateAsync)
  return (
    <ElementCard
      icon={IconSignature}
      title={title}
      tone="warm"
      openTask={isOnNewPage && !isConfirmed ? { type: 'ACKNOWLEDGEMENT', contentElementId } : undefined}
    >
      <div className={classes.introduction}>
        <RichText html={introduction} isBelowHeading2 />
      </div>
      {isOnNewPage ? (
        <TickRow label={acknowledgement} isChecked={isConfirmed} isLocked={isConfirmed} onChange={confirm} />
      ) : (
        <>
          <p className={classes.promise}>{acknowledgement}</p>
          <p className={classes.given}>
            <IconCircleCheck aria-hidden size={22} stroke={2} />
            Bestätigung wurde bereits abgegeben.
          </p>
        </>
      )}
      <WaitingNote about={[contentElementId]} />
    </ElementCard>
  )
}
