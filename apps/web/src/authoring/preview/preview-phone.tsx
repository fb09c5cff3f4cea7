import type { ReactNode } from 'react'
import IconApple from '~icons/tabler/apple'
import IconLeaf from '~icons/tabler/leaf'
import IconRun from '~icons/tabler/run'
import { useAppSettings } from '../../session/app-settings.ts'
import { Track } from '../../ui/figures/track.tsx'
import classes from './preview-phone.module.css'

/** Specification, managers, section 9. */
const DUMMY_HEALTH_POINTS = 270

const ICONS = { NUTRITION: IconApple, MOVEMENT: IconRun, STRESS: IconLeaf }

type PreviewPhoneProps = {
  /** The page's position over the page count; omitted for what has no pages. */
  percent?: number
  children: ReactNode
}

export const PreviewPhone = ({ percent, children }: PreviewPhoneProps) => {
  const app = useAppSettings()
  const Icon = ICONS[app?.appPreventionType ?? 'NUTRITION']
  return (
    <div className={classes.phone}>
      <div className={classes.bar}>
        <span className={classes.app}>{app?.appTitle}</span>
        <span className={classes.badge}>
          <Icon aria-hidden size={18} />
          {DUMMY_HEALTH_POINTS}
        </span>
      </div>
      {percent !== undefined && (
        <div className={classes.track}>
          <Track percent={percent} label="Fortschritt in der Vorschau" valueText={`${percent} Prozent`} />
        </div>
      )}
      {/* Focusable, because a scrolling region must be scrollable by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <section className={classes.screen} tabIndex={0} aria-label="Vorschau der Seite">
        {children}
      </section>
    </div>
  )
}
