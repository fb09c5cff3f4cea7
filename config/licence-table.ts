/*
 * Which licences may come in, and what packages say about theirs in another way than by their package.json:
 * docs/decisions/0092-supply-chain.md. The gate is scripts/checks/supply/licences.test.ts.
 */

const NOTICE_ONLY = 'asks for its text to travel along, no more'
const NOTHING = 'asks for nothing'

/** Licences of any package, each with its reason. */
export const ALLOWED: Readonly<Record<string, string>> = {
  MIT: NOTICE_ONLY,
  ISC: NOTICE_ONLY,
  'BSD-2-Clause': NOTICE_ONLY,
  'BSD-3-Clause': NOTICE_ONLY,
  'BlueOak-1.0.0': NOTICE_ONLY,
  'Apache-2.0': 'asks for its text and its notices to travel along; nothing of it is changed',
  'MPL-2.0': 'asks for the source of its own files, which the registry has: none of them is changed',
  'MIT-0': NOTHING,
  '0BSD': NOTHING,
  Unlicense: NOTHING,
}

/** Licences that only these packages may have. */
export const ALLOWED_FOR: readonly { licence: string; packages: RegExp; why: string }[] = [
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource(?:-variable)?\//,
    why: 'a licence of fonts: they may be served with anything, but not sold by themselves',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    why: 'libvips is a library of its own, which is loaded when the server starts and can be replaced by another',
  },
]

/** Licences of packages whose package.json names none. Our own workspaces are no packages of others, and `UNLICENSED`. */
export const STATED: Readonly<Record<string, { licence: string; where: string }>> = {
  'png-js': { licence: 'MIT', where: 'the text of its file LICENSE' },
}

/**
 * Who holds the rights in packages without a text of their licence, and with no author in their package.json; or with a text that is
 * mostly about what they bring for development alone.
 */
export const HOLDERS: Readonly<Record<string, { holder: string; where: string }>> = {
  '@iconify-json/tabler': { holder: '2020-2026 Paweł Kuna', where: 'its info.json' },
  thumbhash: { holder: '2023 Evan Wallace', where: 'its repository' },
  vite: { holder: '2019-present, VoidZero Inc. and Vite contributors', where: 'its LICENSE.md' },
}

/** Packages whose README names the licences of the libraries inside. */
export const READMES_WITH_LICENCES = /^@img\/sharp-libvips-/

/** Texts that are not in the folder of their package; patterns from the root. */
export const TEXTS_ELSEWHERE: Readonly<Record<string, string>> = {
  node: 'node_modules/node/node_modules/node-*/LICENSE',
}

/** Licences of libraries of Gradle and Swift, by the beginning of their names: as their projects state them. */
export const NATIVE_LICENCES: readonly { beginning: string; licence: string }[] = [
  { beginning: 'androidx.', licence: 'Apache-2.0' },
  { beginning: 'com.google.android.material:', licence: 'Apache-2.0' },
  { beginning: 'com.google.code.gson:', licence: 'Apache-2.0' },
  { beginning: 'com.google.firebase:', licence: 'Apache-2.0' },
  { beginning: 'github.com/ionic-team/', licence: 'MIT' },
  { beginning: 'io.ionic.libs:', licence: 'MIT' },
  { beginning: 'me.leolin:ShortcutBadger', licence: 'Apache-2.0' },
  { beginning: 'org.apache.cordova:', licence: 'Apache-2.0' },
]

/**
 * Packages for development of which a part is in the built sites: helpers of the bundler, drawings of icons, and the library of the
 * service worker.
 */
export const BUILT_IN: readonly string[] = ['@iconify-json/tabler', 'rolldown', 'vite', 'workbox-precaching']
