import { useState } from 'react'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { type Display, displayOfDocument, setDisplay } from '../../../ui/theme/display.ts'
import { SettingsCard } from '../settings/settings-card.tsx'
import classes from './display-card.module.css'

const SIZES: readonly { value: Display['textSize']; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Groß' },
  { value: 'largest', label: 'Sehr groß' },
]

const APPEARANCES: readonly { value: Display['appearance']; label: string }[] = [
  { value: 'device', label: 'Automatisch' },
  { value: 'light', label: 'Hell' },
  { value: 'dark', label: 'Dunkel' },
]

/** Stored on the device, not in the account: eyes, light and screen differ between devices. */
export const DisplayCard = () => {
  const [display, setShown] = useState(displayOfDocument)
  const choose = (choice: Partial<Display>) => {
    const next = { ...display, ...choice }
    setDisplay(next)
    setShown(next)
  }
  return (
    <SettingsCard title="Darstellung" lead="Gilt auf diesem Gerät, auch nach dem Abmelden.">
      <div className={classes.choices}>
        <ChoiceField
          label="Textgröße"
          choices={SIZES}
          value={display.textSize}
          onChange={(textSize) => choose({ textSize })}
        />
        <ChoiceField
          label="Farben"
          choices={APPEARANCES}
          value={display.appearance}
          onChange={(appearance) => choose({ appearance })}
        />
        <p className={classes.note}>
          Automatisch heißt: so hell oder dunkel, wie dein Gerät eingestellt ist.
        </p>
      </div>
    </SettingsCard>
  )
}
