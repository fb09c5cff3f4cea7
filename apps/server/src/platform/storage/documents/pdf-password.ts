import { openPdf } from './pdfium.ts'

export const needsPassword = (bytes: Uint8Array): Promise<boolean> =>
  openPdf(bytes).then(
    () => false,
    (error: unknown) => error instanceof Error && /password/i.test(error.message),
  )
