import { Button } from '@mantine/core'
import { encode } from 'uqr'
import { copyText } from './copy-text.ts'
import classes from './second-factor.module.css'

/** White cells around the code, without which cameras do not find it. */
const MARGIN = 2

const pathOf = (cells: readonly (readonly boolean[])[]): string =>
  cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The code is drawn here, so that no service gets the secret. */
export const KeyToScan = ({ secret, address }: { secret: string; address: string }) => {
  const { data, size } = encode(address, { ecc: 'M', border: MARGIN })
  return (
    <div className={classes.key}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className={classes.code}
        role="img"
        aria-label="QR-Code für die Authenticator-App"
        shapeRendering="crispEdges"
      >
        <path d={pathOf(data)} />
      </svg>
      <p className={classes.byHand}>
        Oder gib diesen Schlüssel ein:
        <span className={classes.secret}>{inGroups(secret)}</span>
      </p>
      <Button variant="light" onClick={() => void copyText(secret, 'Der Schlüssel wurde kopiert.')}>
        Schlüssel kopieren
      </Button>
    </div>
  )
}
