import { Button } from '@mantine/core'
import { useHealthConsent } from './health-consent.ts'

/** Opens the dialog for the consent without which no health data is stored. */
export const ConsentButton = () => {
  const { ask } = useHealthConsent()
  return (
    <Button variant="light" aria-haspopup="dialog" onClick={() => void ask()}>
      Einwilligung ansehen
    </Button>
  )
}
