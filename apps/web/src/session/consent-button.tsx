import { Button } from '@mantine/core'
import { useHealthConsent } from './health-consent.ts'

export const ConsentButton = () => {
  const { ask } = useHealthConsent()
  return (
    <Button variant="light" aria-haspopup="dialog" onClick={() => void ask()}>
      Einwilligung ansehen
    </Button>
  )
}
