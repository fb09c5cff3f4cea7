export type HelpDialogProps = { isOpen: boolean; onClose: () => void }
