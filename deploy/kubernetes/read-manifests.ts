import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment'
import type { IJob } from 'kubernetes-models/batch/v1/Job'
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec'
import { parseAllDocuments } from 'yaml'

type Labels = Record<string, string>
/** An object of a file. Its own fields are read by the tests, which know its kind. */
export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Labels; annotations?: Labels }
  // biome-ignore lint/suspicious/noExplicitAny: each kind has other fields.
  [field: string]: any
}

export const manifestFileNames: readonly string[] = globSync('*.yaml', { cwd: import.meta.dirname }).sort()

const readManifestFile = (name: string): Manifest[] =>
  parseAllDocuments(readFileSync(join(import.meta.dirname, name), 'utf8')).map((document) => document.toJS())

export const manifests: readonly Manifest[] = manifestFileNames
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap(readManifestFile)

export const kustomization = readManifestFile('kustomization.yaml')[0] as Manifest

export const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind)

/** The only object of this kind, or of this name where there are several. */
export const one = (kind: string, name?: string): Manifest => {
  const objects = ofKind(kind).filter(({ metadata }) => !name || metadata.name === name)
  if (objects.length !== 1 || !objects[0]) throw new Error(`${objects.length} of ${kind} ${name ?? ''}`)
  return objects[0]
}

type Pod = { name: string; labels: Labels; spec: IPodSpec }

/** The pods of deployments and jobs. */
export const pods: readonly Pod[] = [...ofKind('Deployment'), ...ofKind('Job')].map((manifest) => {
  const { template } = (manifest as unknown as IDeployment | IJob).spec ?? {}
  return {
    name: manifest.metadata.name,
    labels: (template?.metadata?.labels ?? {}) as Labels,
    spec: template?.spec as IPodSpec,
  }
})

export const matches = (selector: Labels, labels: Labels): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value)
