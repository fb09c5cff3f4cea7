import { Spot } from '../../../ui/feedback/spot.tsx'
import { StateMessage } from '../../../ui/feedback/state-message.tsx'

/** Instead of the diary, while an admin views the account. */
export const PrivateDiary = () => (
  <StateMessage
    picture={<Spot kind="welcome" />}
    title="Dieses Tagebuch ist privat"
    text="Was hier steht, sieht nur die Person selbst, auch wenn du ihr Konto gerade ansiehst."
  />
)
