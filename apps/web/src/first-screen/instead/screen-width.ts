import { screenRequest } from '../request.ts'

export const useIsPhone = () => screenRequest().isPhone
export const useIsWide = () => !screenRequest().isPhone
