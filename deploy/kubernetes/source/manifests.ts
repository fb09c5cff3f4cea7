import { stringify } from 'yaml'
import { exampleSecrets, namespace, settings } from './base.ts'
import { IMAGE_NAME, VERSION } from './common.ts'
import { gateway } from './gateway.ts'
import { ingress } from './ingress.ts'
import { migrate, worker } from './jobs.ts'
import { network } from './network.ts'
import { web } from './web.ts'

/** An object of `kubernetes-models`; `validate` throws where Kubernetes would refuse it. */
type Manifest = { toJSON: () => unknown; validate: () => void }

/** The objects of each file, by its name without `.yaml`. */
export const MANIFESTS: Readonly<Record<string, readonly Manifest[]>> = {
  namespace,
  settings,
  'secrets.example': exampleSecrets,
  migrate,
  web,
  worker,
  network,
  gateway,
  ingress,
}

/**
 * The guide applies these one after another: secrets come from elsewhere, the job runs before the processes that need
 * it, and a cluster has one of the two ways in.
 */
const NOT_TOGETHER = ['namespace', 'settings', 'secrets.example', 'migrate', 'gateway', 'ingress']

const kustomization = {
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: Object.keys(MANIFESTS)
    .filter((name) => !NOT_TOGETHER.includes(name))
    .map((name) => `${name}.yaml`),
  images: [{ name: IMAGE_NAME, newName: IMAGE_NAME, newTag: VERSION }],
}

const yaml = (value: unknown) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })

const HEAD = '# Written by "npm run manifests" from deploy/kubernetes/source.\n'

/** The text of each file, by its name. */
export const manifestFiles = (): Map<string, string> => {
  const files = Object.entries(MANIFESTS).map(([name, models]): [string, string] => [
    `${name}.yaml`,
    HEAD + models.map((model) => yaml(model.toJSON())).join('---\n'),
  ])
  return new Map([...files, ['kustomization.yaml', HEAD + yaml(kustomization)]])
}
