import { Button } from '@mantine/core'
import { useHealthConsent } from '../../session/health-consent.ts'

/** Opens the dialog for the consent without which no habit is stored. */
export const ConsentButton = () => {
  const { ask } = useHealthConsent()
  return (
    <Button variant="light" aria-haspopup="dialog" onClick={() => void ask()}>
      Einwilligung ansehen
    </Button>
  )
}
