/* Prints what the changes in this checkout concern, for scripts/test.mjs: that starts with Node 20, which reads no TypeScript. */
import { runCommand } from '../../machine/command.mjs'
import { changedFiles, readExecuted, readImports, testFiles } from './known.mjs'
import { select } from './select.mjs'

await runCommand(() => {
  const { base, changed } = changedFiles()
  const tests = testFiles()
  const executed = readExecuted()
  const { importers, overFolders } = readImports()
  const selection = select({
    changed,
    tests,
    importers,
    executed,
    overFolders: overFolders.filter((file) => tests.rules.includes(file)),
  })
  console.log(
    JSON.stringify({
      base,
      changed,
      selection,
      tests,
      recorded: new Set([...executed.values()].flat()).size,
    }),
  )
  return 0
})
