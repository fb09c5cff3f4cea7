import '@mantine/core/styles/ActionIcon.css'
import { ActionIcon } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import IconApple from '~icons/tabler/apple'
import IconLeaf from '~icons/tabler/leaf'
import IconMoon from '~icons/tabler/moon'
import IconRun from '~icons/tabler/run'
import IconSun from '~icons/tabler/sun'
import { useAppSettings } from '../../session/app-settings.ts'
import { Track } from '../../ui/figures/track.tsx'
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx'
import classes from './preview-phone.module.css'
import { appearanceOfSite, useAppearance } from './use-appearance.ts'

/** Specification, managers, section 9. */
const DUMMY_HEALTH_POINTS = 270

const ICONS = { NUTRITION: IconApple, MOVEMENT: IconRun, STRESS: IconLeaf }

type PreviewPhoneProps = {
  /** The page's position over the page count; omitted for content without pages. */
  percent?: number
  /** The control that selects what is shown, if there is a choice. */
  choice?: ReactNode
  children: ReactNode
}

export const PreviewPhone = ({ percent, choice, children }: PreviewPhoneProps) => {
  const app = useAppSettings()
  const phone = useRef<HTMLDivElement>(null)
  const [appearance, setAppearance] = useState(appearanceOfSite)
  useAppearance(phone, appearance)
  const isDark = appearance === 'dark'
  const Icon = ICONS[app?.appPreventionType ?? 'NUTRITION']
  return (
    <div className={classes.preview}>
      <div className={classes.choices}>
        <div className={classes.choice}>{choice}</div>
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Vorschau in dunklen Farben"
          aria-pressed={isDark}
          onClick={() => setAppearance(isDark ? 'light' : 'dark')}
        >
          {isDark ? <IconSun aria-hidden size={20} /> : <IconMoon aria-hidden size={20} />}
        </ActionIcon>
      </div>
      <div ref={phone} className={classes.phone}>
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
        <ScrollRegion className={classes.screen} aria-label="Vorschau der Seite">
          {children}
        </ScrollRegion>
      </div>
    </div>
  )
}
