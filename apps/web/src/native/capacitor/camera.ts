import { Camera, EncodingType } from '@capacitor/camera'
import { CameraDenied, type TakePhoto } from '../camera.ts'
import { codeOf } from './plugin-error.ts'

const SIDE_PIXELS = 1200
const QUALITY = 80

const NO_ACCESS = 'OS-PLUG-CAMR-0003'
const CANCELLED = 'OS-PLUG-CAMR-0006'

export const takePhoto: TakePhoto = async () => {
  try {
    const { webPath } = await Camera.takePhoto({
      quality: QUALITY,
      targetWidth: SIDE_PIXELS,
      targetHeight: SIDE_PIXELS,
      correctOrientation: true,
      encodingType: EncodingType.JPEG,
      // A picture of a meal belongs to the diary, not to every app that may read the device's photos.
      saveToGallery: false,
    })
    if (!webPath) return null
    const bytes = await (await fetch(webPath)).blob()
    return new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
  } catch (error) {
    const code = codeOf(error)
    if (code === CANCELLED) return null
    if (code === NO_ACCESS) throw new CameraDenied()
    throw error
  }
}
