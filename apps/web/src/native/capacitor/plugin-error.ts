/** What a plugin calls its failure, as `OS-PLUG-CAMR-0003`; undefined where it has no name. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
