import '@mantine/core/styles/Slider.css'
import 'react-easy-crop/react-easy-crop.css'
import { Button, Slider } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Dialog } from '../../ui/dialog.tsx'
import formClasses from '../form-dialog.module.css'
import { cropPicture } from './crop-picture.ts'
import classes from './picture-field.module.css'

const MOST_ZOOM = 4
const STEP_PX = 8

type CropDialogProps = {
  file: File
  aspectRatio: number
  onClose: () => void
  /** The browser cannot decode it. */
  onFailed: () => void
  onCropped: (file: File) => void
}

/** Crops a picture: by touch, mouse, wheel or arrow keys. */
const CropDialog = ({ file, aspectRatio, onClose, onFailed, onCropped }: CropDialogProps) => {
  const labelId = useId()
  const [url, setUrl] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isPending, setIsPending] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const take = () => {
    if (!area) return
    setIsPending(true)
    cropPicture(file, area).then(onCropped, onFailed)
  }
  return (
    <Dialog isOpen onClose={onClose} title="Ausschnitt wählen" width="smallNested">
      <div className={formClasses.form}>
        <div className={classes.stage}>
          {url && (
            <Cropper
              image={url}
              aspect={aspectRatio}
              crop={crop}
              zoom={zoom}
              maxZoom={MOST_ZOOM}
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
            max={MOST_ZOOM}
            step={0.05}
            value={zoom}
            onChange={setZoom}
            label={null}
            thumbProps={{ 'aria-labelledby': labelId }}
          />
        </div>
        <div className={formClasses.actions}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={take} loading={isPending} disabled={!area}>
            Übernehmen
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

export default CropDialog
