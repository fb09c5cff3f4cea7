import { BlockList } from 'node:net'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../example-settings.ts'
import { matches, ofKind, one, pods } from './read-manifests.ts'

const policies = ofKind('NetworkPolicy')

test('a policy of the network holds for every pod, and the web pods are open to the proxies only', () => {
  for (const { name, labels, spec } of pods) {
    const own = policies.filter(({ spec }) => matches(spec.podSelector.matchLabels, labels))
    const kinds = own.flatMap(({ spec }) => spec.policyTypes)
    expect(new Set(kinds), name).toEqual(new Set(['Ingress', 'Egress']))
    for (const { from, ports } of own.flatMap(({ spec }) => spec.ingress ?? [])) {
      expect(from.length).toBeGreaterThan(0)
      const open = spec.containers.flatMap(({ ports = [] }) => ports)
      for (const { port } of ports) expect(open.map((each) => each.name)).toContain(port)
    }
  }
})

type IpBlock = { cidr: string; except: string[] }
type Peer = { ipBlock?: IpBlock; namespaceSelector?: { matchLabels: Record<string, string> } }
type Rule = { to: Peer[]; ports: { port: number }[] }

const rules: Rule[] = one('NetworkPolicy', 'wohlauf').spec.egress

const contains = (blocks: readonly string[], address: string) => {
  const family = address.includes(':') ? 'ipv6' : 'ipv4'
  const list = new BlockList()
  for (const block of blocks) {
    const [network = '', prefix] = block.split('/')
    if (network.includes(':') === (family === 'ipv6')) list.addSubnet(network, Number(prefix), family)
  }
  return list.check(address, family)
}

/** @param to a namespace, or an address */
const mayReach = (to: string, port: number): boolean =>
  rules.some(
    ({ to: peers, ports }) =>
      ports.some((each) => each.port === port) &&
      peers.some(({ ipBlock, namespaceSelector }) =>
        ipBlock
          ? /[.:]/.test(to) && contains([ipBlock.cidr], to) && !contains(ipBlock.except, to)
          : namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] === to,
      ),
  )

describe('what the pods may reach', () => {
  /** Whom each setting with an address names, and the ports that are usual there. Nobody: only browsers go there. */
  const REACHED: Readonly<Record<string, { to: string; ports: number[] } | null>> = {
    DATABASE_URL: { to: 'database', ports: [5432, 6432] },
    DATABASE_DIRECT_URL: { to: 'database', ports: [5432] },
    OTEL_EXPORTER_OTLP_ENDPOINT: { to: 'monitoring', ports: [4318] },
    SMTP_URL: { to: '198.51.100.7', ports: [465, 587] },
    S3_ENDPOINT: { to: '198.51.100.7', ports: [443] },
    BACKUP_S3_ENDPOINT: { to: '2001:db8::7', ports: [443] },
    WEB_PUSH_HOSTS: { to: '2001:db8::7', ports: [443] },
    SENTRY_DSN: null,
  }

  test('is what a setting names', () => {
    expect(SETTINGS.filter((name) => /_(URL|ENDPOINT|HOSTS|DSN)$/.test(name)).sort()).toEqual(
      Object.keys(REACHED).sort(),
    )
    for (const [name, reached] of Object.entries(REACHED))
      for (const port of reached?.ports ?? []) expect(mayReach(reached?.to ?? '', port), name).toBe(true)
    expect(mayReach('kube-system', 53), 'names').toBe(true)
  })

  test.each(['10.1.2.3', '169.254.169.254', '192.168.0.1', '172.20.0.1', 'fd00::1', 'fe80::1', '::1'])(
    'is not %s, which is of the cluster, its nodes or the cloud',
    (address) => expect(mayReach(address, 443)).toBe(false),
  )
})
