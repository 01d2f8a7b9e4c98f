#!/usr/bin/env node
/** The command `order-admin-sandbox` of the package of that name: the provider alone, until Ctrl-C. */
import { randomBytes } from 'node:crypto'
import { CommandError } from '../command/failure.ts'
import { requireNode } from '../command/require-node.ts'
import type { SandboxMerchant } from './api.ts'
import { exportTo, importFrom } from './data-files.ts'
import { environmentOf, merchantsOf } from './merchants.ts'
import { packageVersion } from './package-version.ts'
import { startProvider } from './provider-process.ts'
import { helpOfFlags, readCommand, type Settings } from './settings.ts'

const usage = `order-admin-sandbox [flags]

Runs the payment provider's service as a sandbox, until Ctrl-C.

${helpOfFlags()}
Each flag is also a variable of the environment (ORDER_ADMIN_SANDBOX_SOAP_PATH) and a member of the file (soapPath). A flag
counts before a variable, and a variable before the file.
`

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

try {
  process.exitCode = await main()
} catch (error) {
  const { message, stack, syscall } = error as NodeJS.ErrnoException
  // The message of a file system error names the file.
  process.stderr.write(`${error instanceof CommandError || syscall !== undefined ? message : stack}\n`)
  process.exitCode = 1
}

async function main(): Promise<number> {
  requireNode()
  const settings = readCommand(process.argv.slice(2), process.env)
  if (settings === 'help' || settings === 'version') {
    process.stdout.write(settings === 'help' ? usage : `${packageVersion()}\n`)
    return 0
  }
  return serve(settings)
}

/** @returns the exit code, once the sandbox has ended */
async function serve(settings: Settings): Promise<number> {
  // Whoever ends it while it starts must not leave workerd behind.
  const end = endAsked()
  try {
    return await serveUntil(end.asked, settings)
  } finally {
    end.forget()
  }
}

async function serveUntil(asked: Promise<'asked'>, settings: Settings): Promise<number> {
  const consoleKey = randomBytes(24).toString('base64url')
  const env = environmentOf(settings.provider, consoleKey)
  const log = logger(settings)
  let isTold = false
  const onLine = (line: string) => isTold && log(line)
  const provider = await startProvider({ ...settings, env, onLine })
  const merchants = merchantsOf(env)
  const [first] = merchants as [SandboxMerchant]
  try {
    if (settings.import !== undefined) await importFrom(settings.import, provider.address, first)
    warnOf(settings)
    const hasConsole = (await fetch(`${provider.address}/console`)).status === 200
    const link = hasConsole ? `${provider.address}/console#key=${consoleKey}` : undefined
    tell(settings, provider.address, merchants, link)
    isTold = true
    const cause = await Promise.race([asked, provider.ended.then((lines) => ({ lines }))])
    if (cause !== 'asked') throw new CommandError(`workerd ended by itself.\n${cause.lines}`)
    if (settings.exportOnExit !== undefined) await exportTo(settings.exportOnExit, provider.address, first)
    return 0
  } finally {
    await provider.stop()
  }
}

interface End {
  /** Resolves when a signal asks for the end, or when npm, which ran the command, is gone. */
  asked: Promise<'asked'>
  forget(): void
}

/** It keeps this process alive until it is forgotten. */
function endAsked(): End {
  const { promise, resolve } = Promise.withResolvers<'asked'>()
  // Ctrl-C again ends it at once.
  for (const signal of ENDING) process.once(signal, () => resolve('asked'))
  // npm may end without passing the signal on. A shell's end says nothing: `order-admin-sandbox &` goes on.
  const parent = process.ppid
  const byNpm = process.env['npm_command'] !== undefined
  const timer = setInterval(() => byNpm && process.ppid !== parent && resolve('asked'), 500)
  return { asked: promise, forget: () => clearInterval(timer) }
}

function warnOf({ host }: Settings): void {
  if (['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host)) return
  process.stderr.write(
    `Everybody who reaches ${host} can use this sandbox: its credentials are no secrets. Never put real data into it.\n`,
  )
}

function tell(
  { quiet, json, state }: Settings,
  address: string,
  merchants: readonly SandboxMerchant[],
  consoleLink: string | undefined,
): void {
  if (json) {
    const line = { address, merchants, ...(consoleLink !== undefined && { console: consoleLink }) }
    process.stdout.write(`${JSON.stringify(line)}\n`)
    return
  }
  if (quiet) return
  const lines = merchants.map(
    ({ MerchantId, Name, ClientId, ClientSecret, SharedSecret, SoapClients }) => `
  ${Name}
    MerchantId     ${MerchantId}
    ClientId       ${ClientId}
    ClientSecret   ${ClientSecret}
    SharedSecret   ${SharedSecret}
${SoapClients.map(
  ({ ClientNumber, Username, Password }) => `    SOAP           ${ClientNumber}  ${Username}  ${Password}
`,
).join('')}`,
  )
  process.stdout.write(`
  The sandbox serves at ${address}
${consoleLink === undefined ? '' : `  Its console: ${consoleLink}\n`}${lines.join('')}
  ${state === undefined ? 'Its data is gone when it ends.' : `Its data is in ${state}.`} Ctrl-C ends it.

`)
}

interface LoggedRequest {
  method: string
  path: string
  status: number
  ms: number
}

/** Prints the requests, and anything else that workerd says on the other stream. */
function logger({ quiet, json }: Settings): (line: string) => void {
  return (line) => {
    const logged = requestOf(line)
    if (!logged) process.stderr.write(`${line}\n`)
    else if (json) process.stdout.write(`${line}\n`)
    else if (!quiet)
      process.stdout.write(`${logged.method} ${logged.path} ${logged.status} ${logged.ms} ms\n`)
  }
}

function requestOf(line: string): LoggedRequest | undefined {
  if (!line.startsWith('{"module":"provider"')) return undefined
  const logged = JSON.parse(line) as Partial<LoggedRequest>
  return logged.method === undefined ? undefined : (logged as LoggedRequest)
}
