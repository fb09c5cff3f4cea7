import { sayWithButton } from '../say-with-button.tsx'

/** Says that the draft is kept, and offers to reopen it. */
export const sayDraftIsKept = (onReopen: () => void): void =>
  void sayWithButton('info', 'Entwurf behalten', { label: 'Wieder öffnen', onClick: onReopen })
