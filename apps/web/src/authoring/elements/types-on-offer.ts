import {
  type ElementFamily,
  type TypeIn,
  typeOfFamily,
} from '@wohlauf/contract/values/elements/element-family'
import { useAppSettings } from '../../session/app-settings.ts'

/** The types of a family that the app's features allow, in the order of the menu. */
export const useTypesOnOffer = <F extends ElementFamily>(family: F): TypeIn<F>[] => {
  const features = useAppSettings()?.appEnabledFeatures ?? []
  return family.types.filter((type) => {
    const { feature } = typeOfFamily(family, type)
    return !feature || features.includes(feature)
  })
}
