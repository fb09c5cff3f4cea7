import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Secret } from 'kubernetes-models/v1/Secret'
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount'
import {
  ACCOUNT_NAME,
  METRICS_PORT,
  NAMESPACE,
  SECRETS_NAME,
  SETTINGS_NAME,
  STOP_SECONDS,
  WEB_PORT,
} from './common.ts'

const label = { 'app.kubernetes.io/name': 'wohlauf' }

export const namespace = [
  new Namespace({
    metadata: {
      name: NAMESPACE,
      labels: { ...label, 'pod-security.kubernetes.io/enforce': 'restricted' },
    },
  }),
  new ServiceAccount({
    metadata: { name: ACCOUNT_NAME, namespace: NAMESPACE, labels: label },
    automountServiceAccountToken: false,
  }),
]

/** An empty value is one that is not set: where the product needs it, no process starts before it is filled in. */
export const settings = [
  new ConfigMap({
    metadata: { name: SETTINGS_NAME, namespace: NAMESPACE, labels: label },
    data: {
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: String(WEB_PORT),
      DATA_DIR: '/data',
      DRAIN_SECONDS: '5',
      STOP_SECONDS: String(STOP_SECONDS),
      METRICS_PORT: String(METRICS_PORT),
      METRICS_HOST: '0.0.0.0',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      LOG_LEVEL: 'info',
      ADMIN_HOST: '',
      TRUST_PROXY: '',
      S3_ENDPOINT: '',
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'wohlauf',
      BACKUP_TO: '',
      BACKUP_RECIPIENT: '',
      BACKUP_AT: '',
      BACKUP_MONTHS: '',
      BACKUP_S3_ENDPOINT: '',
      BACKUP_S3_REGION: '',
      SUPPORT_EMAIL: '',
      SECURITY_EMAIL: '',
      SENTRY_DSN: '',
      SERVICE_WORKER: '',
      LOWEST_MOBILE_APP_VERSION: '',
      ANDROID_APP: '',
      IOS_APP: '',
      APNS_KEY_ID: '',
      APNS_TEAM_ID: '',
      APNS_TOPIC: '',
      APNS_ENVIRONMENT: '',
      WEB_PUSH_HOSTS: '',
      COMPANY_NAME: '',
      COMPANY_LEGAL_FORM: '',
      COMPANY_STREET: '',
      COMPANY_POSTAL_CODE: '',
      COMPANY_CITY: '',
      COMPANY_REPRESENTED_BY: '',
      COMPANY_REGISTER_COURT: '',
      COMPANY_REGISTER_NUMBER: '',
      COMPANY_VAT_ID: '',
      COMPANY_EMAIL: '',
      COMPANY_PHONE: '',
      COMPANY_DATA_PROTECTION_EMAIL: '',
      COMPANY_RESPONSIBLE_FOR_CONTENT: '',
      COMPANY_SUPERVISORY_AUTHORITY: '',
    },
  }),
]

// An invalid value for most of them: an empty SECRET_KEY would let each pod generate its own.
const PLACEHOLDER = 'CHANGE-ME'

/** Names only: real values come from the operator's store of secrets, never from a file in a repository. */
export const exampleSecrets = [
  new Secret({
    metadata: { name: SECRETS_NAME, namespace: NAMESPACE, labels: label },
    type: 'Opaque',
    stringData: {
      SECRET_KEY: PLACEHOLDER,
      FORMER_SECRET_KEYS: '',
      DATABASE_URL: PLACEHOLDER,
      DATABASE_DIRECT_URL: '',
      SMTP_URL: PLACEHOLDER,
      S3_ACCESS_KEY_ID: PLACEHOLDER,
      S3_SECRET_ACCESS_KEY: PLACEHOLDER,
      FCM_SERVICE_ACCOUNT: '',
      APNS_KEY: '',
      BACKUP_IDENTITY: '',
      BACKUP_S3_ACCESS_KEY_ID: '',
      BACKUP_S3_SECRET_ACCESS_KEY: '',
    },
  }),
]
