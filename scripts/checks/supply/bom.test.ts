import { beforeAll, describe, expect, test } from 'vitest'
import { componentsOf, isInstalled, keyOf } from '../../../config/components.ts'
import { npmsBom } from '../../supply/npms-bom.mjs'
import { PRODUCTS, productBom, readSystemPackages } from '../../supply/product-bom.mjs'

const BUILD = { version: '0.3.1', revision: 'b6c625f4', release: '0.3.1+b6c625f4' }

let all: Awaited<ReturnType<typeof npmsBom>>['bom']
beforeAll(async () => {
  const { bom, output } = await npmsBom()
  expect(bom, output).not.toBeNull()
  all = bom
})

type Listed = { name: string; version?: string; purl?: string; licenses?: unknown[]; 'bom-ref': string }

describe.each(PRODUCTS)('the list of %s', (name) => {
  test('has CycloneDX’s form: each component with its address and licence, and dependencies among them alone', () => {
    const bom = productBom(all, name, BUILD)
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: expect.stringMatching(/^1\.\d$/),
      serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
      metadata: { component: { name: `wohlauf-${name}`, version: '0.3.1+b6c625f4' } },
    })
    const components: Listed[] = bom.components
    for (const component of components) {
      expect(component.purl, component.name).toMatch(/^pkg:(?:npm|deb|maven|swift)\/./)
      expect(component.licenses, component.name).toEqual([
        expect.toSatisfy((each) => Boolean(each.expression ?? each.license?.id)),
      ])
    }
    const refs = components.map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const known = [...refs, bom.metadata.component['bom-ref']]
    const named = bom.dependencies.flatMap(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [
      ref,
      ...dependsOn,
    ])
    expect(named.filter((ref: string) => !known.includes(ref))).toEqual([])
  })
})

const keysOf = (name: string): string[] => productBom(all, name, BUILD).components.map(keyOf)

// The build refuses a module of a package that these do not have (`config/notices.ts`).
test.each(['web', 'shells', 'image'])('%s has each component of the built sites', (name) => {
  const built = componentsOf('web').filter(isInstalled).map(keyOf)
  expect(built.length).toBeGreaterThan(100)
  expect(keysOf(name)).toEqual(expect.arrayContaining(built))
})

test('each list has what it delivers, and nothing else', () => {
  const has = (name: string, component: string) => keysOf(name).some((key) => key.startsWith(`${component}@`))
  expect(
    PRODUCTS.map((name) => [
      name,
      has(name, 'fastify'),
      has(name, 'react-easy-crop'),
      has(name, '@capacitor/ios'),
    ]),
  ).toEqual([
    ['server', true, false, false],
    ['web', false, true, false],
    ['shells', false, true, true],
    ['image', true, true, false],
  ])
  for (const name of PRODUCTS) expect(has(name, 'vitest'), name).toBe(false)
})

test('the shells have the libraries that Gradle and Swift add', () => {
  const purls = productBom(all, 'shells', BUILD).components.map(({ purl }: Listed) => purl)
  expect(purls).toContainEqual(expect.stringMatching(/^pkg:maven\/androidx\.core\/core@\d/))
  expect(purls).toContainEqual(
    expect.stringMatching(/^pkg:maven\/com\.google\.firebase\/firebase-messaging@\d/),
  )
  expect(purls).toContain('pkg:swift/github.com/ionic-team/ion-ios-camera')
  expect(purls).not.toContainEqual(expect.stringContaining('$'))
})

test('the image has Node by the name that reports use, and its system’s libraries', () => {
  const packages = readSystemPackages('libc6 2.36-9+deb12u13\nlibstdc++6 12.2.0-14\n')
  const { components } = productBom(all, 'image', BUILD, packages)
  expect(components.find(({ name }: Listed) => name === 'node').cpe).toMatch(
    /^cpe:2\.3:a:nodejs:node\.js:26\./,
  )
  expect(components.slice(-2).map(({ purl }: Listed) => purl)).toEqual([
    'pkg:deb/debian/libc6@2.36-9%2Bdeb12u13',
    'pkg:deb/debian/libstdc%2B%2B6@12.2.0-14',
  ])
  expect(() => productBom(all, 'image', BUILD, readSystemPackages('bash 5.2'))).toThrow(
    'package bash is not stated',
  )
})
