/** `setup`: asks for the answers or reads them, checks them, and writes all files or none. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../failure.ts'
import { type PlannedFile, type PreparedFiles, prepareFiles, wouldChange } from '../write-files.ts'
import { type Answers, answersReasons, readAnswers, type Target } from './answers.ts'
import { interview } from './interview.ts'
import { type Plan, planSetup } from './plan.ts'
import { Prompt } from './prompt.ts'
import { findWrangler, signals, uploadSecrets } from './upload.ts'

export interface SetupOptions {
  folder: string
  /** A JSON file with the answers, or `-` for standard input; by default the terminal. */
  answers?: string
  target?: Target
  /** Whether to check and list the changes without writing. */
  isDryRun: boolean
  /** Whether to replace an existing configuration without asking. */
  replaces: boolean
  /** Whether to skip checks at the provider and the token endpoint. */
  isOffline: boolean
  /** Whether to upload the secrets of a Workers account; otherwise the command for it is printed. */
  uploads: boolean
}

export async function setup(options: SetupOptions): Promise<void> {
  for (const signal of signals) process.on(signal, stop)
  const { answers } = options
  return answers === undefined ? setupAsking(options) : setupReading(options, answers)
}

/**
 * Whether the secrets may be stored already. From then on the API keys are always shown, even after a failure, because
 * they are stored nowhere else.
 */
let mayBeStored = false

/** Handles a signal, which never comes while files are written, because those steps do not wait. */
function stop(): void {
  if (mayBeStored) return
  process.stderr.write('\nStopped. Nothing was written.\n')
  process.exit(130)
}

async function setupReading(options: SetupOptions, source: string): Promise<void> {
  const text = readFileSync(source === '-' ? 0 : source, 'utf8')
  const answers = readAnswers(text, options.target)
  const reasons = await answersReasons(answers, options.isOffline)
  if (reasons.length > 0) throw new CommandError(reasons.join('\n'))
  const plan = planSetup(options.folder, answers, Date.now())
  const changed = whatIsReplaced(options, answers, plan)
  if (changed.length > 0 && !options.replaces && !options.isDryRun) {
    throw new CommandError(`${changed.join(' and ')} would be replaced. Give --replace if that is meant.`)
  }
  try {
    await carryOut(options, answers, plan, sayAside)
  } finally {
    // Standard output has only the keys, for a calling program.
    if (mayBeStored) process.stdout.write(`${JSON.stringify(plan.apiKeys)}\n`)
  }
}

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function setupAsking(options: SetupOptions): Promise<void> {
  const prompt = new Prompt(process.stdin, process.stdout)
  const say = (line: string) => prompt.say(line)
  try {
    const { folder, isDryRun, target } = options
    if (!existsSync(join(folder, 'wrangler.jsonc'))) say(`${folder} gets the files of the template.\n`)
    const answers = await interview(prompt, options.isOffline, target)
    const plan = planSetup(folder, answers, Date.now())
    const changed = isDryRun || options.replaces ? [] : whatIsReplaced(options, answers, plan)
    const isMeant =
      changed.length === 0 ||
      (await prompt.confirm(
        `${changed.join(' and ')} would be replaced, with all merchants, API keys and session keys. Replace?`,
        'no',
      ))
    if (!isMeant) return say('Nothing was written.')
    try {
      await carryOut(options, answers, plan, say)
    } finally {
      if (mayBeStored) sayKeys(plan.apiKeys, say)
    }
  } finally {
    prompt.close()
  }
}

function sayKeys(apiKeys: Plan['apiKeys'], say: (line: string) => void): void {
  for (const [merchant, key] of Object.entries(apiKeys)) {
    say(`\nAPI key of merchant ${merchant}, for its backend. It is shown once and stored nowhere:\n  ${key}`)
  }
}

/** The existing files with other content, and the account's secrets. The template's empty `vars` do not count. */
function whatIsReplaced({ folder, uploads }: SetupOptions, { target }: Answers, { files }: Plan): string[] {
  const isUploaded = target === 'workers' && uploads && findWrangler(folder) !== undefined
  const changed = filesToWrite(files, isUploaded)
    .filter((file) => wouldChange(folder, file) && !isUntouched(folder, file))
    .map(({ path }) => path)
  // A configured folder has probably uploaded secrets too.
  const hasSecrets =
    isUploaded && files.some((file) => file.path === 'wrangler.jsonc' && !isUntouched(folder, file))
  return hasSecrets ? [...changed, 'the secrets in the account'] : changed
}

/** The files to write: uploaded secrets need none. */
function filesToWrite(files: readonly PlannedFile[], isUploaded: boolean): PlannedFile[] {
  return files.filter(({ path }) => !(isUploaded && path === '.dev.vars'))
}

function isUntouched(folder: string, { path }: PlannedFile): boolean {
  return path === 'wrangler.jsonc' && /"vars": \{\}/.test(readFileSync(join(folder, path), 'utf8'))
}

async function carryOut(
  { folder, isDryRun, uploads }: SetupOptions,
  { target }: Answers,
  { files, secrets }: Plan,
  say: (line: string) => void,
): Promise<void> {
  const wrangler = target === 'workers' && uploads ? findWrangler(folder) : undefined
  const kept = filesToWrite(files, wrangler !== undefined)
  for (const { path, mode } of kept) {
    say(
      `${isDryRun ? 'would write' : 'writes'} ${join(folder, path)}${mode === 0o600 ? ' (only you can read it)' : ''}`,
    )
  }
  if (wrangler !== undefined)
    say(`${isDryRun ? 'would pipe' : 'pipes'} ${Object.keys(secrets).join(' and ')} to wrangler`)
  if (isDryRun) return
  const prepared = prepareFiles(folder, kept)
  try {
    mayBeStored = wrangler !== undefined
    if (wrangler !== undefined) await uploadSecrets(wrangler, folder, secrets)
    put(prepared, wrangler !== undefined)
  } finally {
    prepared.discard()
  }
  say(
    `\nNext, in ${folder}:\n${nextSteps(folder, target, wrangler !== undefined)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  )
}

/** @throws CommandError with the next step */
function put(prepared: PreparedFiles, isUploaded: boolean): void {
  try {
    prepared.put(() => (mayBeStored = true))
  } catch (error) {
    const { message } = error as Error
    const stored = isUploaded ? ' The account has the new secrets.' : ''
    throw new CommandError(`${message}${stored} Mend that, and run setup again with --replace.`, {
      cause: error,
    })
  }
}

function nextSteps(folder: string, target: Target, isUploaded: boolean): string[] {
  const install = existsSync(join(folder, 'node_modules')) ? [] : ['npm install']
  if (target === 'local') return [...install, 'npm start']
  if (target === 'server') {
    const secrets = 'sudo chown -R 10001:10001 secrets'
    const compose = 'DOMAIN=edge.example docker compose -f deploy/compose.yaml up --build --detach'
    return [...install, secrets, compose, '(with systemd instead: README.md)']
  }
  return [...install, ...(isUploaded ? [] : ['npx wrangler secret bulk .dev.vars']), 'npx wrangler deploy']
}
