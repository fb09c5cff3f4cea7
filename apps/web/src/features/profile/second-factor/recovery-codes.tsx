import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { isNative, serverHost } from '../../../native/platform.ts'
import { saveFile } from '../../../session/save-file.ts'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { focusOnArrival } from '../../../ui/focus/focus-on-arrival.ts'
import dialogClasses from '../settings/dialog-form.module.css'
import { copyText } from './copy-text.ts'
import { RecoveryCodesSheet } from './recovery-codes-sheet.tsx'
import classes from './second-factor.module.css'

const FILE_NAME = 'wohlauf-wiederherstellungscodes.txt'

const asText = (codes: readonly string[]): string =>
  `Wiederherstellungscodes für ${serverHost()}\nJeder gilt einmal.\n\n${codes.join('\n')}\n`

export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [isStored, setIsStored] = useState(false)
  return (
    <div>
      <p ref={focusOnArrival} tabIndex={-1} className={dialogClasses.copy}>
        Mit diesen Codes kommst du in dein Konto, wenn du dein Gerät nicht mehr hast. Jeder gilt einmal. Wir
        zeigen sie dir <strong>nur jetzt</strong>: Bewahre sie sicher auf, nicht auf demselben Gerät.
      </p>
      <ul className={classes.codes} aria-label="Wiederherstellungscodes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="light" onClick={() => void copyText(codes.join('\n'), 'Die Codes wurden kopiert.')}>
          Kopieren
        </Button>
        <Button
          variant="light"
          onClick={() => saveFile(new Blob([asText(codes)], { type: 'text/plain;charset=utf-8' }), FILE_NAME)}
        >
          Herunterladen
        </Button>
        {!isNative() && (
          <Button variant="light" onClick={() => window.print()}>
            Drucken
          </Button>
        )}
      </div>
      <Checkbox
        className={classes.stored}
        size="md"
        label="Ich habe die Codes sicher aufbewahrt."
        checked={isStored}
        onChange={({ currentTarget }) => setIsStored(currentTarget.checked)}
      />
      <DialogFoot>
        <Button size="lg" fullWidth disabled={!isStored} onClick={onDone}>
          Fertig
        </Button>
      </DialogFoot>
      <RecoveryCodesSheet codes={codes} />
    </div>
  )
}
