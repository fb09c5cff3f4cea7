/** A plugin's code of its failure, such as `OS-PLUG-CAMR-0003`; undefined if it has none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
