/*
 * The mutated files and their tests: one line per area. Patterns are globs from the project's root; test
 * files are excluded automatically. A new rule file below `rules/` belongs to its area already.
 *
 * `needsDatabase` starts a PostgreSQL for the area's tests. Keep those lists short: each mutant runs every test that reaches it.
 */

const server = 'apps/server/src'
const contexts = `${server}/contexts`
const platform = `${server}/platform`
const web = 'apps/web/src'
const contract = 'packages/contract/src'

/** @type {Record<string, { mutate: string[], tests: string[], needsDatabase?: boolean }>} */
export const areas = {
  rules: {
    mutate: [
      `${contexts}/!(habits)/rules/!(link-life|export-life|published-month).ts`,
      `${platform}/*/!(table)-rules.ts`,
      `${web}/features/**/rules/!(sample-*).ts`,
      `${web}/device/rules/*.ts`,
      `${contract}/values/{values,german-number,parse-german-number,german-errors,email-address,readable-address,shell-version}.ts`,
      `${contract}/rules/!(brand-scale|night-scale|oklch).ts`,
    ],
    tests: [
      `${contexts}/!(habits)/rules/!(published-month).test.ts`,
      `${platform}/*/*-rules.test.ts`,
      `${web}/features/**/rules/*.test.ts`,
      `${web}/device/rules/*.test.ts`,
      `${contract}/{,values/}*.test.ts`,
      `${contract}/rules/!(brand-scale|night-scale|oklch).test.ts`,
    ],
  },
  // Separate from the rules, because their tests calculate for seconds.
  report: {
    mutate: [`${contexts}/sponsor-report/rules/published-month.ts`],
    tests: [`${contexts}/sponsor-report/rules/published-month.test.ts`],
  },
  colours: {
    mutate: [`${contract}/rules/{brand-scale,night-scale,oklch}.ts`],
    tests: [`${contract}/rules/{brand-scale,night-scale,oklch}.test.ts`],
  },
  dates: {
    mutate: [
      `${contexts}/habits/rules/*.ts`,
      `${platform}/base/time/*.ts`,
      `${web}/ui/time/berlin-time.ts`,
      `${web}/features/**/{last-used,habit-days,greeting-of-hour,reminder-time}.ts`,
    ],
    tests: [
      `${contexts}/habits/rules/*.test.ts`,
      `${platform}/base/time/*.test.ts`,
      `${web}/ui/*/*.test.ts`,
      `${web}/features/**/{last-used,habit-days,greeting-of-hour,reminder-time}.test.ts`,
    ],
  },
  sanitizer: {
    mutate: [
      `${platform}/base/html/*.ts`,
      `${contract}/values/rich-text.ts`,
      `${platform}/http/content-elements/clean-content.ts`,
    ],
    tests: [
      `${platform}/base/html/*.test.ts`,
      `${contract}/values/{rich-text,values}.test.ts`,
      `${platform}/http/content-elements/clean-content.test.ts`,
    ],
  },
  admission: {
    mutate: [`${platform}/http/mount/{admission,parse-input}.ts`],
    tests: [`${platform}/http/mount/{admission,parse-input}.test.ts`],
  },
  documents: {
    mutate: [
      `${platform}/storage/{clean-file-name,documents/{document-format,word-package,word-binary,xml-elements,package-parts,zip-parts}}.ts`,
    ],
    tests: [
      `${platform}/storage/{clean-file-name,documents/{document-format,word-package,word-binary,xml-elements,package-parts,zip-parts}}.test.ts`,
    ],
  },
  uploads: {
    mutate: [`${platform}/http/files/{upload,received-files}.ts`],
    tests: [`${platform}/http/files/{read-upload,receive-files}.test.ts`],
  },
  transactions: {
    mutate: [`${platform}/database/{transaction,tenant-handle,delete-unless-referred}.ts`],
    tests: [`${platform}/database/{transaction-ending,faults/{late-transaction,deletion-errors}}.test.ts`],
    needsDatabase: true,
  },
  sessions: {
    mutate: [
      `${platform}/sessions/!(tables|open-request|open-together|request-scope|prefetch|prefetch-sql).ts`,
    ],
    tests: [`${platform}/sessions/{session-rows,device}.test.ts`],
    needsDatabase: true,
  },
  links: {
    mutate: [
      `${contexts}/mailed-links/{mailed-links,rules/link-life}.ts`,
      `${contexts}/accounts/follow-address-link.ts`,
      `${platform}/tenancy/has-account.ts`,
      `${platform}/mail/link-token.ts`,
      `${platform}/base/secrets/row-tokens.ts`,
    ],
    tests: [
      `${contexts}/mailed-links/{link-rows,rules/link-life}.test.ts`,
      `${platform}/mail/link-token.test.ts`,
    ],
    needsDatabase: true,
  },
  tenancy: {
    mutate: [
      `${platform}/sessions/{open-request,open-together,request-scope,prefetch-sql}.ts`,
      `${platform}/http/server/host.ts`,
    ],
    tests: [
      `${platform}/sessions/{open-request,open-together,prefetch}.test.ts`,
      `${platform}/http/server/read-host.test.ts`,
    ],
    needsDatabase: true,
  },
  retention: {
    mutate: [
      `${contexts}/{accounts,mailed-links,own-data,seats/register}/jobs/remove-*.ts`,
      `${contexts}/administration/jobs/forget-support-visits.ts`,
      `${contexts}/own-data/rules/export-life.ts`,
      `${platform}/{mail/drop-old-mails,passwords/remove-old-throttle-rows}.ts`,
      `${platform}/storage/{remove-stray-files,remove-unused-file}.ts`,
    ],
    tests: [`${server}/conformance/data/retention*.test.ts`],
    needsDatabase: true,
  },
}
