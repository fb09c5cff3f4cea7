import '@mantine/core/styles/Slider.css'
import 'react-easy-crop/react-easy-crop.css'
import { Button, Slider } from '@mantine/core'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useObjectUrl } from '../media/use-object-url.ts'
import classes from './crop-dialog.module.css'
import { cropPicture } from './crop-picture.ts'
import { Dialog } from './dialog.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import form from './dialog-form.module.css'

const MAX_ZOOM = 4
const STEP_PX = 8

type CropDialogProps = {
  file: File
  aspectRatio: number
  /** Width of the result, in pixels. */
  maxWidth: number
  onClose: () => void
  /** Called when the browser cannot decode the picture. */
  onFailed: () => void
  onCropped: (file: File) => void
}

const CropDialog = ({ file, aspectRatio, maxWidth, onClose, onFailed, onCropped }: CropDialogProps) => {
  const labelId = useId()
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isPending, setIsPending] = useState(false)

  const take = () => {
    if (!area) return
    setIsPending(true)
    cropPicture(file, area, maxWidth).then(onCropped, onFailed)
  }
  return (
    <Dialog isOpen onClose={onClose} title="Ausschnitt wählen" width="smallNested">
      <div className={form.form}>
        <div className={classes.stage}>
          {url && (
            <Cropper
              image={url}
              aspect={aspectRatio}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              keyboardStep={STEP_PX}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              mediaProps={{ onError: onFailed, alt: '' }}
              cropperProps={{
                'aria-label': 'Ausschnitt: mit den Pfeiltasten verschieben',
                role: 'group',
              }}
            />
          )}
        </div>
        <div className={classes.zoom}>
          <span id={labelId}>Vergrößerung</span>
          <Slider
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={setZoom}
            label={null}
            thumbProps={{ 'aria-labelledby': labelId }}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={take} loading={isPending} disabled={!area}>
            Übernehmen
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  )
}

export default CropDialog
