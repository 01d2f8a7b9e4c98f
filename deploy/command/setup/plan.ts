/** The files that `setup` writes: `wrangler.jsonc` without secrets, and the secrets where only the edge reads them. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../failure.ts'
import { templateFiles } from '../init.ts'
import { secretNames } from '../secret-names.ts'
import { readWranglerFile, withMembers } from '../wrangler-file.ts'
import type { PlannedFile } from '../write-files.ts'
import type { Answers, Target } from './answers.ts'
import { memberReason } from './member-check.ts'

export interface Plan {
  files: PlannedFile[]
  secrets: Record<(typeof secretNames)[number], string>
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
  const secrets = {
    MERCHANTS: JSON.stringify(merchants),
    SESSION_KEYS: JSON.stringify(answers.sessionKeys ?? [newSessionKey(now)]),
  }
  const before = varsBefore(folder)
  const place = before['JURISDICTION'] ?? 'none'
  const { JURISDICTION = place } = answers.vars
  if (before['PROVIDER_URL'] !== undefined && JURISDICTION !== place) {
    throw new CommandError(
      `JURISDICTION is ${String(place)} in ${join(folder, CONFIG)}, and cannot become ${String(JURISDICTION)}: the edge would begin empty. Make a second folder for another one.`,
    )
  }
  const reason = memberReason({ ...before, ...answers.vars, ...secrets, ...registryOf(before) })
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
      ...secretFiles(answers.target, secrets, registryKeyLine(folder)),
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

/** The registry's key is not asked for, so where there is one, the check takes any. */
function registryOf(vars: Record<string, unknown>): { REGISTRY_KEY?: string } {
  if (vars['OPERATOR_KEY_HASHES'] === undefined) return {}
  return { REGISTRY_KEY: JSON.stringify([{ kid: 'any', key: randomBytes(32).toString('base64') }]) }
}

/** The line with the registry's key, which stays: without it, no record opens. */
function registryKeyLine(folder: string): string {
  const file = join(folder, VARIABLES)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /^REGISTRY_KEY=.*\n?/m.exec(text)?.[0] ?? ''
}

function secretFiles(target: Target, secrets: Plan['secrets'], kept: string): PlannedFile[] {
  if (target === 'server') {
    return secretNames.map((name) => ({
      path: join('secrets', name),
      text: secrets[name],
      mode: SECRET_MODE,
    }))
  }
  const lines = secretNames.map((name) => `${name}='${quotable(secrets[name])}'\n`)
  return [{ path: VARIABLES, text: lines.join('') + kept, mode: SECRET_MODE }]
}

/** JSON with characters escaped that have a meaning in a file of variables. */
function quotable(json: string): string {
  return json.replace(/['$`]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
