import { StateMessage } from '../../../ui/feedback/state-message.tsx'

export const PrivateDiary = () => (
  <StateMessage
    spot="welcome"
    title="Dieses Tagebuch ist privat"
    text="Was hier steht, sieht nur die Person selbst, auch wenn du ihr Konto gerade ansiehst."
  />
)
