import { TIP_NAMES } from '@wohlauf/contract/nutrition-diary/diary-names'
import type { TipType } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import IconBulb from '~icons/tabler/bulb'
import IconFlag from '~icons/tabler/flag'
import IconZoomCheck from '~icons/tabler/zoom-check'
import { IconCircle } from '../../../../ui/media/icon-circle.tsx'
import classes from './tip-text.module.css'

const ICONS = { CHECK: IconZoomCheck, FACT: IconBulb, CHALLENGE: IconFlag } as const

export const TipText = ({ type, text }: { type: TipType; text: string }) => (
  <div className={classes.tip}>
    <IconCircle icon={ICONS[type]} />
    <div>
      <p className={classes.label}>{TIP_NAMES[type]}</p>
      <p className={classes.text}>{text}</p>
    </div>
  </div>
)
