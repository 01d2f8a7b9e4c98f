/** The files that `setup` writes: `wrangler.jsonc` without secrets, and the secrets where only the edge reads them. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { CommandError } from '../failure.ts'
import { templateFiles } from '../init.ts'
import { isSame } from '../local-secrets.ts'
import { type SecretName, secretNames } from '../secret-names.ts'
import { readWranglerFile, withMembers } from '../wrangler-file.ts'
import type { PlannedFile } from '../write-files.ts'
import type { Answers, Target } from './answers.ts'
import { memberReason } from './member-check.ts'

export interface Plan {
  files: PlannedFile[]
  /** That of the registry if it was answered. */
  secrets: Record<Exclude<SecretName, 'REGISTRY_KEY'>, string> & { REGISTRY_KEY?: string }
  /** The new API keys by MerchantId. Shown once, and never stored. */
  apiKeys: Record<string, string>
}

const CONFIG = 'wrangler.jsonc'
const VARIABLES = '.dev.vars'
const SECRET_MODE = 0o600
/** The most bytes of a secret on the platform. */
const PLATFORM_LIMIT = 5 * 1024

/** @throws CommandError if the edge would not start with these answers, or the folder cannot take the template */
export function planSetup(folder: string, answers: Answers, now: number): Plan {
  const apiKeys: Record<string, string> = {}
  const merchants = answers.merchants.map((merchant) => {
    if (merchant.ApiKeyHashes?.length) return merchant
    const key = `oak_${randomBytes(32).toString('base64url')}`
    apiKeys[merchant.MerchantId] = key
    return { ...merchant, ApiKeyHashes: [createHash('sha256').update(key).digest('hex')] }
  })
  const secrets: Plan['secrets'] = {
    MERCHANTS: JSON.stringify(merchants),
    SESSION_KEYS: JSON.stringify(answers.sessionKeys ?? [newSessionKey(now)]),
    ...(answers.registryKey && { REGISTRY_KEY: JSON.stringify(answers.registryKey) }),
  }
  const before = varsBefore(folder)
  refuseOpenSecret(before, folder)
  refuseOtherRegistry(secrets, answers.target, folder)
  const place = before['JURISDICTION'] ?? 'none'
  const { JURISDICTION = place } = answers.vars
  if (before['PROVIDER_URL'] !== undefined && JURISDICTION !== place) {
    throw new CommandError(
      `JURISDICTION is ${String(place)} in ${join(folder, CONFIG)}, and cannot become ${String(JURISDICTION)}: the edge would begin empty. Make a second folder for another one.`,
    )
  }
  const reason = memberReason({ ...before, ...answers.vars, ...registryOf(before), ...secrets })
  if (reason) throw new CommandError(reason)
  if (answers.target === 'workers' && Buffer.byteLength(secrets.MERCHANTS) > PLATFORM_LIMIT) {
    throw new CommandError(
      'MERCHANTS has more than the 5 kB of a secret. Add the others to the registry, with the command merchants.',
    )
  }
  const files = hasConfig(folder) ? [existingConfig(folder)] : templateFiles(folder)
  return {
    files: [
      ...files.map((file) => (file.path === CONFIG ? configured(file, folder, answers) : file)),
      ...secretFiles(answers.target, secrets, folder),
    ],
    secrets,
    apiKeys,
  }
}

function newSessionKey(now: number): { kid: string; secret: string } {
  const day = new Date(now).toISOString().slice(0, 10)
  return { kid: `${day}-${randomBytes(3).toString('hex')}`, secret: randomBytes(48).toString('base64url') }
}

function hasConfig(folder: string): boolean {
  return existsSync(join(folder, CONFIG))
}

function existingConfig(folder: string): PlannedFile {
  return { path: CONFIG, text: readFileSync(join(folder, CONFIG), 'utf8'), mode: 0o644 }
}

/** The variables that an earlier setup has written. */
function varsBefore(folder: string): Record<string, unknown> {
  return (hasConfig(folder) && readWranglerFile(join(folder, CONFIG)).vars) || {}
}

/** Sets the variables and the placement, and keeps what was set before. */
function configured(file: PlannedFile, folder: string, answers: Answers): PlannedFile {
  const { target, vars, hasNoAddress, isNearProvider } = answers
  const placement = isNearProvider ? { hostname: new URL(vars.PROVIDER_URL!).hostname } : undefined
  // The address of a server leads elsewhere: another edge would find that server there, and not serve.
  const removed = target !== 'server' || hasNoAddress ? { PUBLIC_URL: undefined } : {}
  const members = { vars: { ...removed, ...vars }, ...(isNearProvider !== undefined && { placement }) }
  return { ...file, text: withMembers(file.text, members, join(folder, file.path)) }
}

/** @throws CommandError if a secret is a variable: everybody who has the file reads it, and it would stay there */
function refuseOpenSecret(vars: Record<string, unknown>, folder: string): void {
  const open = secretNames.find((name) => vars[name] !== undefined)
  if (open === undefined) return
  throw new CommandError(
    `${join(folder, CONFIG)} has ${open} among its vars, where it is no secret. Take it out there, and give it in the answers.`,
  )
}

/** @throws CommandError if the answers have another key than the registry: without that one, no record opens */
function refuseOtherRegistry({ REGISTRY_KEY }: Plan['secrets'], target: Target, folder: string): void {
  // Where an account is the place of the secrets, the key in the folder is of another registry.
  if (REGISTRY_KEY === undefined || target === 'workers') return
  const path = target === 'server' ? join('secrets', 'REGISTRY_KEY') : VARIABLES
  const before = target === 'server' ? textOf(folder, path) : parseEnv(textOf(folder, path))['REGISTRY_KEY']
  if (!before || isSame(before, REGISTRY_KEY)) return
  throw new CommandError(
    `${join(folder, path)} has another REGISTRY_KEY than the answers, and without it no record opens. Leave it out of the answers, or change it there.`,
  )
}

/** The registry's key need not be answered, so where there is one, the check takes any. */
function registryOf(vars: Record<string, unknown>): { REGISTRY_KEY?: string } {
  if (vars['OPERATOR_KEY_HASHES'] === undefined) return {}
  return { REGISTRY_KEY: JSON.stringify([{ kid: 'any', key: randomBytes(32).toString('base64') }]) }
}

/** The line with the registry's key, which stays unless it is answered: without it, no record opens. */
function registryKeyLine(folder: string): string {
  return /^REGISTRY_KEY=.*\n?/m.exec(textOf(folder, VARIABLES))?.[0] ?? ''
}

/** The file's text; empty if it is not there. */
function textOf(folder: string, path: string): string {
  return existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : ''
}

function secretFiles(target: Target, secrets: Plan['secrets'], folder: string): PlannedFile[] {
  const values = secretNames.flatMap((name) => {
    const text = secrets[name]
    return text === undefined ? [] : [{ name, text }]
  })
  if (target === 'server') {
    return values.map(({ name, text }) => ({ path: join('secrets', name), text, mode: SECRET_MODE }))
  }
  const lines = values.map(({ name, text }) => `${name}='${quotable(text)}'\n`)
  const kept = secrets.REGISTRY_KEY === undefined ? registryKeyLine(folder) : ''
  return [{ path: VARIABLES, text: lines.join('') + kept, mode: SECRET_MODE }]
}

/** JSON with characters escaped that have a meaning in a file of variables. */
function quotable(json: string): string {
  return json.replace(/['$`]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
