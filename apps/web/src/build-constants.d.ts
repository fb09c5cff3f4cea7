/** The root package's version, inserted by the build. */
declare const __APP_VERSION__: string

/** The address of the file with the licences of everything that is delivered (`config/notices.ts`). */
declare module 'virtual:licences' {
  const address: string
  export default address
}
