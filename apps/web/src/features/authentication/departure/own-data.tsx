import { Button, Loader } from '@mantine/core'
import type { InputOf, OutputOf } from '@wohlauf/contract/operation'
import type { getDeparture, requestDepartureExport } from '@wohlauf/contract/seats/departures'
import { germanDate, germanTime } from '../../../ui/time/berlin-time.ts'
import classes from './departure.module.css'
import { useDepartureExport } from './use-departure-export.ts'

export type OwnDataProps = {
  proof: InputOf<typeof requestDepartureExport>
  dataExport: OutputOf<typeof getDeparture>['dataExport']
  showAtField: Parameters<typeof useDepartureExport>[1]
}

export const OwnData = ({ proof, dataExport, showAtField }: OwnDataProps) => {
  const { request, isRequesting, download, isDownloading } = useDepartureExport(proof, showAtField)
  const isMissing = proof.password === ''
  const { requestedAt, availableUntil } = dataExport
  const isBeingMade = requestedAt !== null && availableUntil === null
  return (
    <section className={classes.part}>
      <h2>Meine Daten herunterladen</h2>
      <div role="status">
        {isBeingMade ? (
          <div className={classes.being}>
            <Loader size="sm" aria-hidden />
            <p>Wir stellen deine Daten zusammen. Bitte warte einen Moment auf dieser Seite.</p>
          </div>
        ) : (
          <p>
            {availableUntil
              ? `Deine Daten sind bereit, bis zum ${germanDate(availableUntil)}, ${germanTime(availableUntil)} Uhr. Danach kannst du sie neu zusammenstellen lassen.`
              : 'Alles, was wir über dich gespeichert haben, in einer Datei.'}
          </p>
        )}
      </div>
      {!isBeingMade &&
        (availableUntil ? (
          <Button size="lg" fullWidth onClick={download} disabled={isMissing} loading={isDownloading}>
            Herunterladen
          </Button>
        ) : (
          <Button size="lg" fullWidth onClick={request} disabled={isMissing} loading={isRequesting}>
            Zusammenstellen
          </Button>
        ))}
    </section>
  )
}
