import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { interpolated, readComposeFile } from './compose/compose-file.ts'
import { pods } from './kubernetes/read-manifests.ts'
import { VERSION } from './kubernetes/source/common.ts'

const listedImages = readFileSync(join(import.meta.dirname, 'images.txt'), 'utf8')
  .trim()
  .split('\n')

test('the list for machines without a network has the images that are used, and no others', () => {
  const composed = Object.values(readComposeFile().services).map(({ image }) => interpolated(image, {}))
  const inCluster = pods.flatMap(({ spec }) => spec.containers.map(({ image = '' }) => image))
  expect(listedImages).toEqual([...new Set([...composed, ...inCluster])].sort())
})

test('the product’s image has its version, in its name and in its labels', () => {
  expect(listedImages).toContain(`wohlauf:${VERSION}`)
  const dockerfile = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8')
  const versions = [...dockerfile.matchAll(/^ARG VERSION=(.+)$/gm)].map(([, version]) => version)
  expect(versions).toEqual([VERSION, VERSION])
})
