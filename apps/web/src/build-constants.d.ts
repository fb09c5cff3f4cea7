/** The root package's version, put in at build. */
declare const __APP_VERSION__: string
