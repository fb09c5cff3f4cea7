import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { Language, type Node, Parser } from 'web-tree-sitter'
import { filesBelow, inAndroid, inIos } from '../projects/committed.ts'
import { workspace } from '../projects/generate.ts'

const require = createRequire(import.meta.url)
const LANGUAGES = ['java', 'swift']
const parsers = new Map<string, Parser>()

beforeAll(async () => {
  await Parser.init()
  for (const language of LANGUAGES) {
    const grammar = readFileSync(require.resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`))
    const parser = new Parser()
    parser.setLanguage(await Language.load(grammar))
    parsers.set(language, parser)
  }
})

/** The lines at which a text is not valid in its language. */
const faultsIn = (language: string, text: string): number[] => {
  const tree = parsers.get(language)?.parse(text)
  if (!tree) throw new Error(`There is no parser for ${language}.`)
  const faults = (node: Node): number[] =>
    node.isError || node.isMissing
      ? [node.startPosition.row + 1]
      : node.children.flatMap((child) => (child?.hasError || child?.isMissing ? faults(child) : []))
  return faults(tree.rootNode)
}

const files = [...filesBelow(inAndroid('app/src'), /\.java$/), ...filesBelow(inIos('App'), /\.swift$/)].map(
  (file) => relative(workspace, file),
)

test('the template’s and our own sources are read', () => {
  expect(files).toEqual([
    'android/app/src/main/java/de/wohlauf/app/MainActivity.java',
    'ios/App/App/AppDelegate.swift',
    'ios/App/App/SceneDelegate.swift',
    'ios/App/CapApp-SPM/Package.swift',
    'ios/App/CapApp-SPM/Sources/CapApp-SPM/CapApp-SPM.swift',
  ])
})

test.each(files)('%s parses', (file) => {
  expect(faultsIn(file.split('.').at(-1) ?? '', readFileSync(join(workspace, file), 'utf8'))).toEqual([])
})

test('a source that does not parse is noticed, with its line', () => {
  expect(faultsIn('java', 'class A {\n  void b( {}\n}\n')).toEqual([2])
  expect(faultsIn('swift', 'class A {\n  func b( {}\n}\n')).not.toEqual([])
})

test('Android’s activity forgets an intent that an earlier start has handled, before Capacitor reads it', () => {
  const activity = readFileSync(inAndroid('app/src/main/java/de/wohlauf/app/MainActivity.java'), 'utf8')
  expect(activity).toMatch(
    /savedInstanceState != null \|\| isFromHistory[\s\S]*setIntent\(new Intent\(Intent\.ACTION_MAIN\)\);[\s\S]*super\.onCreate\(savedInstanceState\);/,
  )
})

test('iOS marks at each start the folders that no backup may have', () => {
  const delegate = readFileSync(inIos('App/App/AppDelegate.swift'), 'utf8')
  expect(delegate).toMatch(/didFinishLaunchingWithOptions[^}]*\{\n\s+keepOutOfBackups\(\)\n\s+return true/)
  expect(delegate).toContain('["Application Support", "Cookies", "HTTPStorages", "Preferences", "WebKit"]')
  expect(delegate).toMatch(/isExcludedFromBackup = true[\s\S]*try folder\.setResourceValues\(values\)/)
})

test('iOS hands both answers about push messages to the plugin', () => {
  const delegate = readFileSync(inIos('App/App/AppDelegate.swift'), 'utf8')
  expect(delegate).toMatch(
    /didRegisterForRemoteNotificationsWithDeviceToken[\s\S]*capacitorDidRegisterForRemoteNotifications/,
  )
  expect(delegate).toMatch(
    /didFailToRegisterForRemoteNotificationsWithError[\s\S]*capacitorDidFailToRegisterForRemoteNotifications/,
  )
})
