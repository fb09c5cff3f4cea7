import { screenRequest } from '../request.ts'

export const appSettings = { get: () => screenRequest().app, set: () => {}, subscribe: () => () => {} }
export const useAppSettings = () => screenRequest().app
export const applyAppSettings = () => {}
