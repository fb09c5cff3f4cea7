import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import classes from './search.module.css'
import { isSlashOn, turnSlash } from './slash-choice.ts'

export const SlashSetting = () => {
  const [isOn, setIsOn] = useState(isSlashOn)
  return (
    <div className={classes.setting}>
      <Checkbox
        label="Suche mit der Taste / öffnen"
        checked={isOn}
        onChange={({ currentTarget }) => {
          turnSlash(currentTarget.checked)
          setIsOn(isSlashOn())
        }}
      />
    </div>
  )
}
