import { createPortal } from 'react-dom'
import { serverHost } from '../../../native/platform.ts'
import { germanDate } from '../../../ui/time/berlin-time.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import classes from './recovery-codes-sheet.module.css'

/** Printed while recovery codes are shown: only the codes, without page and dialog. Hidden on the screen. */
export const RecoveryCodesSheet = ({ codes }: { codes: readonly string[] }) =>
  createPortal(
    <div className={classes.sheet}>
      <h1>Wiederherstellungscodes</h1>
      <p>
        Für {serverHost()}, erzeugt am {germanDate(serverNow().toISOString())}. Jeder Code gilt einmal.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>Bewahre dieses Blatt sicher auf. Wer einen Code und dein Passwort kennt, kommt in dein Konto.</p>
    </div>,
    document.body,
  )
