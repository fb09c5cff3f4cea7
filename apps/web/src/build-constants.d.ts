/** The root package's version, inserted by the build. */
declare const __APP_VERSION__: string
