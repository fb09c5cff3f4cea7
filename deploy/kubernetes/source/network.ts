import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { labelsOf, metadataOf, NAMESPACE } from './common.ts'

const tcp = (...ports: number[]) => ports.map((port) => ({ protocol: 'TCP' as const, port }))
const namespaceNamed = (name: string) => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
})

/** Addresses outside of the cluster, its nodes and the cloud's metadata. */
const outside = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: [
        '10.0.0.0/8',
        '100.64.0.0/10',
        '127.0.0.0/8',
        '169.254.0.0/16',
        '172.16.0.0/12',
        '192.168.0.0/16',
      ],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['::1/128', 'fc00::/7', 'fe80::/10'] } },
]

export const network = [
  new NetworkPolicy({
    metadata: { name: 'wohlauf', namespace: NAMESPACE, labels: { 'app.kubernetes.io/name': 'wohlauf' } },
    spec: {
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'wohlauf' } },
      // Only connections that another policy allows may come in.
      policyTypes: ['Ingress', 'Egress'],
      egress: [
        { to: [namespaceNamed('kube-system')], ports: [...tcp(53), { protocol: 'UDP', port: 53 }] },
        // PostgreSQL, or PgBouncer in front of it.
        { to: [namespaceNamed('database')], ports: tcp(5432, 6432) },
        // The collector of traces (OTEL_EXPORTER_OTLP_ENDPOINT).
        { to: [namespaceNamed('monitoring')], ports: tcp(4318) },
        // S3 and the push services use 443, mail 465 and 587.
        { to: outside, ports: tcp(443, 465, 587) },
      ],
    },
  }),
  new NetworkPolicy({
    metadata: metadataOf('web', 'wohlauf-web-from-ingress'),
    spec: {
      podSelector: { matchLabels: labelsOf('web') },
      policyTypes: ['Ingress'],
      ingress: [
        {
          // Where the proxies of the gateway, or of the ingress, run.
          from: [namespaceNamed('envoy-gateway-system'), namespaceNamed('ingress-nginx')],
          ports: [{ protocol: 'TCP', port: 'http' }],
        },
      ],
    },
  }),
  ...(['web', 'worker'] as const).map(
    (part) =>
      new NetworkPolicy({
        metadata: metadataOf(part, `wohlauf-${part}-from-monitoring`),
        spec: {
          podSelector: { matchLabels: labelsOf(part) },
          policyTypes: ['Ingress'],
          ingress: [{ from: [namespaceNamed('monitoring')], ports: [{ protocol: 'TCP', port: 'metrics' }] }],
        },
      }),
  ),
]
