/* The configuration shared by all areas of `npm run mutants`; scripts/mutants/areas.mjs states the mutated
   files. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/ignored-texts.mjs'],
  ignorers: ['texts'],
  // The tests of an area are stated, not derived from imports: a test through HTTP imports the whole server.
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false, pool: 'forks' },
  coverageAnalysis: 'perTest',
  // Vite removes the types without checking them.
  disableTypeChecks: false,
  // Stryker reads it with the compiler's API, which TypeScript 7 no longer has; nothing here needs it.
  tsconfigFile: 'there-is-none.json',
  ignorePatterns: ['.cache', '.data', 'dist', 'dist.new', 'dist.old', 'test-results', 'playwright-report'],
  cleanTempDir: 'always',
  concurrency: 2,
  // A machine that is busy with other work is slow, not wrong: the limit only ends tests that hang.
  timeoutFactor: 3,
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 15,
  reporters: ['progress-append-only', 'html'],
  allowConsoleColors: false,
}
