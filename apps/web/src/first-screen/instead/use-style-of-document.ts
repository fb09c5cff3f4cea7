import { screenRequest } from '../request.ts'

export const useStyleOfDocument = (): string => screenRequest().app.appStyle
