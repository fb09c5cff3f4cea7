import { useEffect, useEffectEvent } from 'react'

type Started = { form: { clearErrors: () => void }; onEdit: () => void }

/** A dialog that opens again has what was typed, but nothing of it is called wrong before it is touched. */
export const useFreshStart = (isOpen: boolean, { form, onEdit }: Started): void => {
  const start = useEffectEvent(() => {
    form.clearErrors()
    onEdit()
  })
  useEffect(() => {
    if (isOpen) start()
  }, [isOpen])
}
