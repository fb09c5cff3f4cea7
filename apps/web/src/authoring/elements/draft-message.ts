import { sayWithButton } from '../say-with-button.tsx'

/** Says that what was typed is not lost, and leads back to it. */
export const sayDraftIsKept = (onReopen: () => void): void =>
  void sayWithButton('info', 'Entwurf behalten', { label: 'Wieder öffnen', onClick: onReopen })
