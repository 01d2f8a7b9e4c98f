#!/usr/bin/env node
/** The command `order-admin-conformance`: the conformance suite against a deployment, without a test runner. */
import '../../../deploy/command/node-22.ts'
import { writeFileSync } from 'node:fs'
import { closestMatch } from 'leven'
import { deploymentOf } from '../environment.ts'
import { conformance } from '../suite.ts'
import { collect } from './checks.ts'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'
import { preflight } from './preflight.ts'
import { type Outcome, redacted, runChecks } from './run.ts'

/** Each flag, the variable of the environment in its place, and what it is. */
const flags = {
  url: ['CONFORMANCE_BASE_URL', '{base_url} of the description'],
  'auth-url': ['CONFORMANCE_AUTH_URL', '{auth_url}; the same unless given'],
  'client-id': ['CONFORMANCE_CLIENT_ID', 'for bearer tokens, and for a sandbox'],
  'client-secret': ['CONFORMANCE_CLIENT_SECRET', 'a secret: better as a variable'],
  scheme: ['CONFORMANCE_SCHEME', 'bearer (unless given) or signed'],
  'merchant-id': ['CONFORMANCE_MERCHANT_ID', 'for signatures'],
  'shared-secret': ['CONFORMANCE_SHARED_SECRET', 'a secret: better as a variable'],
  'api-key': ['CONFORMANCE_API_KEY', "a secret; the deployment is an edge, and this is the merchant's key"],
  operator: ['CONFORMANCE_OPERATOR', "the operator's name on the wire; Provider unless given"],
  sandbox: ['CONFORMANCE_SANDBOX', 'on, or the address of the sandbox that creates orders'],
  'order-id': ['CONFORMANCE_ORDER_ID', 'without a sandbox: an open order that the suite CHANGES'],
  'foreign-order-id': ['CONFORMANCE_FOREIGN_ORDER_ID', 'an order of another merchant'],
  junit: [undefined, 'a file for the outcomes as JUnit XML'],
  html: [undefined, 'a file for the outcomes as one page'],
} as const

const width = Math.max(...Object.keys(flags).map((name) => name.length))
const usage = `order-admin-conformance --url <address> [flags]

Tests whether a deployment of the administration API, or an edge before it, does what the description says.

${Object.entries(flags)
  .map(
    ([name, [variable, what]]) =>
      `  --${name.padEnd(width)}   ${what}${variable === undefined ? '' : `\n    ${' '.repeat(width)}   or ${variable}`}\n`,
  )
  .join('')}
The exit code is 0 if everything that was checked conforms, 1 if something does not, and 2 if nothing could be checked.
`

class UsageError extends Error {}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { message, stack, syscall } = error as NodeJS.ErrnoException
  process.stderr.write(`${error instanceof UsageError || syscall !== undefined ? message : stack}\n`)
  process.exitCode = 2
}

async function main(words: readonly string[]): Promise<number> {
  if (words.includes('--help') || words.includes('-h')) {
    process.stdout.write(usage)
    return 0
  }
  const { variables, files } = readWords(words)
  const deployment = readDeployment(variables)
  const secrets = secretsOf(variables)
  const obstacle = await preflight(deployment)
  if (obstacle !== undefined) throw new UsageError(redacted(obstacle, secrets))
  const at = new Date()
  const outcomes = await runChecks(
    collect(() => conformance(deployment)),
    secrets,
    printer(),
  )
  const report = { url: deployment.baseUrl, at, outcomes }
  if (files.junit !== undefined) writeFileSync(files.junit, junitOf(report))
  if (files.html !== undefined) writeFileSync(files.html, htmlOf(report))
  const count = (status: Outcome['status']) => outcomes.filter((one) => one.status === status).length
  const failed = count('failed')
  process.stdout.write(
    `\n${deployment.baseUrl}: ${count('passed')} passed, ${failed} failed, ${count('skipped')} skipped\n`,
  )
  return failed === 0 ? 0 : 1
}

interface Words {
  /** The environment, with the flags in it. */
  variables: Record<string, string | undefined>
  files: { junit?: string; html?: string }
}

function readWords(words: readonly string[]): Words {
  const variables: Words['variables'] = { ...process.env }
  const files: Words['files'] = {}
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [, name = '', inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? []
    const flag = Object.entries(flags).find(([known]) => known === name)
    // What stands there may be a secret, unless it begins as a flag does.
    if (name === '') throw new UsageError('A word is no flag and no value of one. Try --help.')
    if (!flag) {
      const nearest = closestMatch(name, Object.keys(flags), { maxDistance: 3 })
      throw new UsageError(
        `--${name} is unknown.${nearest === undefined ? '' : ` Did you mean --${nearest}?`}`,
      )
    }
    const value = inline ?? left.shift()
    if (value === undefined || value === '' || (inline === undefined && value.startsWith('--')))
      throw new UsageError(`--${name} needs a value. Try --help.`)
    const [variable] = flag[1]
    if (variable === undefined) files[name as keyof Words['files']] = value
    else variables[variable] = value
  }
  return { variables, files }
}

function readDeployment(variables: Words['variables']) {
  const scheme = variables['CONFORMANCE_SCHEME']
  if (scheme !== undefined && scheme !== 'bearer' && scheme !== 'signed')
    throw new UsageError('--scheme is bearer or signed.')
  for (const name of ['url', 'auth-url', 'sandbox'] as const) {
    const value = variables[flags[name][0]]
    if (value !== undefined && !(name === 'sandbox' && value === 'on')) requireAddress(name, value)
  }
  try {
    const deployment = deploymentOf(variables)
    if (deployment) return deployment
  } catch (error) {
    throw new UsageError(flagsFor((error as Error).message), { cause: error })
  }
  throw new UsageError('Name the deployment: --url https://…. --help lists the other flags.')
}

function requireAddress(name: string, text: string): void {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--${name} must be an address such as https://api.example.`)
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`--${name} must have no credentials: the reports show it.`)
}

/** A message about a variable, with the flag in its place. */
function flagsFor(message: string): string {
  const flag = Object.entries(flags).find(([, [variable]]) => variable && message.includes(variable))
  return flag ? `${message} --${flag[0]} gives it too.` : message
}

function secretsOf(variables: Words['variables']): string[] {
  const named = ['CONFORMANCE_CLIENT_SECRET', 'CONFORMANCE_SHARED_SECRET', 'CONFORMANCE_API_KEY']
  const values = named.flatMap((name) => variables[name] ?? [])
  const client = `${variables['CONFORMANCE_CLIENT_ID']}:${variables['CONFORMANCE_CLIENT_SECRET']}`
  return [...values, Buffer.from(client).toString('base64')]
}

/** Prints each check below its group, and why it failed. */
function printer(): (outcome: Outcome) => void {
  const signs = new Map<Outcome['status'], string>([
    ['passed', '✓'],
    ['failed', '✗'],
    ['skipped', '-'],
  ])
  let last = ''
  return ({ groups, name, status, message }) => {
    const group = groups.slice(1).join(' › ')
    if (group !== last) process.stdout.write(`\n${group}\n`)
    last = group
    const sign = signs.get(status)!
    process.stdout.write(`  ${sign} ${name}\n${message === undefined ? '' : `      ${message}\n`}`)
  }
}
