/**
 * What a sandbox can be told, as one table: each row is a flag of the command, a variable of its environment, a member of its
 * JSON file and an option of `createSandbox`. A flag counts before the environment, and the environment before the file.
 */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { closestMatch } from 'leven'
import { CommandError } from '../command/failure.ts'

export interface Settings {
  /** 0 for any free one. */
  port: number
  /** The address of this machine to listen on. */
  host: string
  /** Absolute paths. Without `state`, nothing is kept. */
  state?: string
  import?: string
  exportOnExit?: string
  quiet: boolean
  json: boolean
  /** The members of the provider's configuration, in its own spelling. */
  provider: Record<string, string>
}

type Kind = 'port' | 'text' | 'list' | 'path' | 'switch'

interface Row {
  /** As in a file; the flag is `--exportOnExit` with hyphens. */
  name: string
  kind: Kind
  /** What stands after the flag in the help. */
  value?: string
  help: string
  /** The member of the provider's configuration that it sets. */
  member?: string
  /** Only the command takes it. */
  isOfCommand?: true
}

const rows: readonly Row[] = [
  { name: 'port', kind: 'port', value: '<n>', help: '8782 unless given; 0 for any free one' },
  { name: 'host', kind: 'text', value: '<address>', help: '127.0.0.1 unless given' },
  {
    name: 'merchants',
    kind: 'list',
    value: '<file|JSON>',
    help: 'the merchants and their credentials; two with fake ones unless given',
    member: 'MERCHANTS',
  },
  {
    name: 'actions',
    kind: 'text',
    value: '<table>',
    help: 'described (unless given) or observed',
    member: 'ACTIONS',
  },
  {
    name: 'operatorName',
    kind: 'text',
    value: '<name>',
    help: "the operator's name on the wire; Provider unless given",
    member: 'OPERATOR_NAME',
  },
  {
    name: 'soapNamespace',
    kind: 'text',
    value: '<uri>',
    help: 'the namespace of the SOAP service',
    member: 'SOAP_NAMESPACE',
  },
  { name: 'soapPath', kind: 'text', value: '<path>', help: '/soap unless given', member: 'SOAP_PATH' },
  {
    name: 'customers',
    kind: 'list',
    value: '<file|JSON>',
    help: 'customers of your own tests, beside the built-in ones',
    member: 'TEST_CUSTOMERS',
  },
  {
    name: 'campaigns',
    kind: 'list',
    value: '<file|JSON>',
    help: 'campaigns of payment plans, beside the built-in ones',
    member: 'CAMPAIGNS',
  },
  {
    name: 'accountCreditCampaigns',
    kind: 'list',
    value: '<file|JSON>',
    help: 'campaigns of account credits, beside the built-in ones',
    member: 'ACCOUNT_CREDIT_CAMPAIGNS',
  },
  {
    name: 'builtIn',
    kind: 'text',
    value: '<on|off>',
    help: 'off leaves out the built-in customers and campaigns',
    member: 'BUILT_IN',
  },
  { name: 'state', kind: 'path', value: '<folder>', help: 'keeps the data there; kept nowhere unless given' },
  { name: 'import', kind: 'path', value: '<file>', help: 'begins with what an export has' },
  {
    name: 'exportOnExit',
    kind: 'path',
    value: '<file>',
    help: "writes the first merchant's data there at the end",
    isOfCommand: true,
  },
  { name: 'quiet', kind: 'switch', help: 'prints only warnings and errors', isOfCommand: true },
  {
    name: 'json',
    kind: 'switch',
    help: 'prints address and merchants as one line of JSON',
    isOfCommand: true,
  },
]

const PREFIX = 'ORDER_ADMIN_SANDBOX_'
/** More letters than that apart is another word. */
const MISSPELT = 3

/** The lines of the help, one for each flag. */
export function helpOfFlags(): string {
  const more = [
    {
      flag: '--config <file>',
      help: 'a JSON file with the same members: {"port": 8782, "soapPath": "/soap"}',
    },
    { flag: '--help, --version', help: 'prints that, and starts nothing' },
  ]
  const lines = [
    ...rows.map(({ name, value, help }) => ({ flag: [flagOf(name), value].filter(Boolean).join(' '), help })),
    ...more,
  ]
  const width = Math.max(...lines.map(({ flag }) => flag.length))
  return lines.map(({ flag, help }) => `  ${flag.padEnd(width)}   ${help}\n`).join('')
}

/** A word of the command line that asks for no sandbox. */
export type Asked = 'help' | 'version'

/**
 * Reads flags, environment and file.
 * @param words of the command line
 * @throws CommandError naming what is unknown, missing or wrong
 */
export function readCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Settings | Asked {
  const flags = readFlags(words)
  if (typeof flags === 'string') return flags
  const variables = readVariables(environment)
  const file = flags.get('config') ?? variables.get('config')
  const members = file === undefined ? new Map<string, Given>() : readFileOf(resolve(textOf(file)))
  return settingsOf(new Map([...members, ...variables, ...flags]))
}

/**
 * The settings of a sandbox that a test starts.
 * @param options members as in a file
 * @throws CommandError
 */
export function readOptions(options: object): Settings {
  const known = rows.filter(({ isOfCommand }) => !isOfCommand)
  return settingsOf(membersOf(options, known, (name) => `createSandbox: ${name}`, process.cwd()))
}

/** A value, how to name it in a message, and what a path is relative to. */
interface Given {
  value: unknown
  name: string
  folder: string
}

type Givens = Map<string, Given>

function readFlags(words: readonly string[]): Givens | Asked {
  const given: Givens = new Map()
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--help' || word === '-h') return 'help'
    if (word === '--version') return 'version'
    const [, flag, inline] = /^(--[^=]+)(?:=([^]*))?$/.exec(word) ?? []
    if (flag === undefined) throw new CommandError(`${word} is no flag. Try --help.`)
    const row = rowOf(flag, (name) => flagOf(name))
    if (given.has(row.name)) throw new CommandError(`${flag} is there twice.`)
    const value = row.kind === 'switch' ? (inline ?? true) : (inline ?? left.shift())
    if (value === undefined || (inline === undefined && typeof value === 'string' && value.startsWith('--')))
      throw new CommandError(`${flag} needs a value. Try --help.`)
    given.set(row.name, { value, name: flag, folder: process.cwd() })
  }
  return given
}

function readVariables(environment: Readonly<Record<string, string | undefined>>): Givens {
  const given: Givens = new Map()
  for (const [name, value] of Object.entries(environment)) {
    // An empty one is what a shell has for one that is not set.
    if (!name.startsWith(PREFIX) || value === undefined || value === '') continue
    given.set(rowOf(name, variableOf).name, { value, name, folder: process.cwd() })
  }
  return given
}

function readFileOf(path: string): Givens {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CommandError(
      code === undefined ? `${path} is no JSON: ${message}` : `${path} cannot be read: ${code}.`,
      { cause: error },
    )
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new CommandError(`${path} must be a JSON object.`)
  return membersOf(content, rows, (name) => `${path}: ${name}`, dirname(path))
}

function membersOf(
  content: object,
  known: readonly Row[],
  called: (name: string) => string,
  folder: string,
): Givens {
  const given: Givens = new Map()
  for (const [name, value] of Object.entries(content)) {
    if (value === undefined) continue
    const row = known.find((one) => one.name === name)
    if (!row)
      throw unknown(
        called(name),
        name,
        known.map((one) => one.name),
      )
    given.set(name, { value, name: called(name), folder })
  }
  return given
}

/** The row with this spelling. @throws CommandError with the nearest one */
function rowOf(spelt: string, spell: (name: string) => string): Row {
  const all: readonly Row[] = [...rows, { name: 'config', kind: 'path', help: '' }]
  const row = all.find(({ name }) => spell(name) === spelt)
  if (row) return row
  throw unknown(
    spelt,
    spelt,
    all.map(({ name }) => spell(name)),
  )
}

function unknown(called: string, name: string, names: readonly string[]): CommandError {
  const nearest = closestMatch(name, names, { maxDistance: MISSPELT })
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  return new CommandError(`${called} is unknown.${hint}`)
}

function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

function variableOf(name: string): string {
  return PREFIX + name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
}

function settingsOf(given: Givens): Settings {
  const settings: Settings = { port: 8782, host: '127.0.0.1', quiet: false, json: false, provider: {} }
  for (const { name, kind, member } of rows) {
    const one = given.get(name)
    if (!one) continue
    const value = readers[kind](one)
    if (member === undefined) Object.assign(settings, { [name]: value })
    else settings.provider[member] = String(value)
  }
  if (!isHost(settings.host))
    throw new CommandError(
      `${given.get('host')!.name} must be an address of this machine, such as 127.0.0.1.`,
    )
  return settings
}

const readers: Record<Kind, (given: Given) => unknown> = {
  port(given) {
    const { value, name } = given
    const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d{1,5}$/.test(value))
    const port = isNumber ? Number(value) : Number.NaN
    if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
    throw new CommandError(`${name} must be a port: an integer from 0 to 65535.`)
  },
  text: textOf,
  path: (given) => resolve(given.folder, textOf(given)),
  switch({ value, name }) {
    if (value === true || value === 'true') return true
    if (value === false || value === 'false') return false
    throw new CommandError(`${name} must be true or false.`)
  },
  /** A list as JSON, from a text, a value or a file. The provider checks what is in it. */
  list(given) {
    const { value, name, folder } = given
    if (Array.isArray(value)) return JSON.stringify(value)
    const text = textOf(given)
    if (/^\s*\[/.test(text)) return text
    const path = resolve(folder, text)
    try {
      return readFileSync(path, 'utf8')
    } catch (error) {
      throw new CommandError(
        `${name} must be a JSON list, or a file with one. ${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`,
        { cause: error },
      )
    }
  },
}

function textOf({ value, name }: Given): string {
  if (typeof value === 'string' && value !== '') return value
  throw new CommandError(`${name} must be a text that is not empty.`)
}

function isHost(host: string): boolean {
  return /^[\w.-]+$/.test(host) || /^\[?[\da-f:.]+\]?$/i.test(host) || host === '*'
}
