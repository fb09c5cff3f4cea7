import { screenRequest } from '../request.ts'

export const deviceMs = (): number => {
  const { nowMs } = screenRequest()
  if (nowMs === null) throw new Error('a screen that all readers share depends on the time')
  return nowMs
}
export const serverNow = (): Date => new Date(deviceMs())
