/** Writes a workerd configuration from a worker's `wrangler.jsonc`. */
import type { WranglerFile } from './wrangler-file.ts'

/** The kinds of addresses that the worker can be allowed to reach, as workerd names them. */
export const networks = ['public', 'private', 'local'] as const
export type Network = (typeof networks)[number]

export interface WorkerdOptions {
  wrangler: WranglerFile
  /** Paths of the built modules, relative to the configuration; the entry first. */
  modules: readonly string[]
  /** The address on which workerd listens, such as `127.0.0.1:8787`. */
  address: string
  /** The proxy's header with the browser's scheme; without it the scheme is `http`. */
  schemeHeader?: string
  /**
   * Adds the socket `stop`, which closes the edge's WebSockets. Without an address, the command line has to give one
   * (`--socket-addr=stop=unix:…`).
   */
  stop?: { address?: string }
  /** The folders of the Durable Objects' files and of the assets, relative to the working directory. */
  storage: string
  assets: string
  /** Which addresses the worker may reach; all kinds unless set, because a provider or a gateway may have any. */
  reaches?: readonly Network[]
  /** The folder beside the storage, where the edge notes what it has served. It must be there. */
  seen?: string
  /** Plain text bindings besides the `vars` of `wrangler.jsonc`. */
  texts?: Readonly<Record<string, string>>
  /** Bindings that workerd reads from its environment. */
  fromEnvironment?: readonly string[]
  /** Bindings that workerd reads from files with these names in its import path. */
  fromFiles?: readonly string[]
}

/** A Cap'n Proto text for `workerd serve`. */
export function workerdConfig(options: WorkerdOptions): string {
  const { wrangler, modules, address, storage, seen, assets, reaches = networks } = options
  const { fromEnvironment = [], fromFiles = [] } = options
  const http = options.schemeHeader ? `(forwardedProtoHeader = ${text(options.schemeHeader)})` : '()'
  const classes = wrangler.durable_objects?.bindings ?? []
  const texts = Object.entries({ ...wrangler.vars, ...options.texts })
  const services = [
    '(name = "main", worker = .worker)',
    `(name = "internet", network = (allow = [${reaches.map(text).join(', ')}], tlsOptions = (trustBrowserCas = true)))`,
    `(name = "storage", disk = (path = ${text(storage)}, writable = true))`,
    ...(seen === undefined ? [] : [`(name = "seen", disk = (path = ${text(seen)}, writable = true))`]),
    ...(wrangler.assets ? [`(name = "assets", disk = ${text(assets)})`] : []),
  ]
  const bindings = [
    ...texts.map(([name, value]) => binding(name, `text = ${text(textOf(value))}`)),
    ...fromEnvironment.map((name) => binding(name, `fromEnvironment = ${text(name)}`)),
    ...fromFiles.map((name) => binding(name, `text = embed ${text(`/${name}`)}`)),
    ...classes.map(({ name, class_name }) => binding(name, `durableObjectNamespace = ${text(class_name)}`)),
    ...(seen === undefined ? [] : [binding('SEEN', 'service = "seen"')]),
    ...(wrangler.assets?.binding ? [binding(wrangler.assets.binding, 'service = "assets"')] : []),
  ]
  const sockets = [
    `(name = "http", address = ${text(address)}, http = ${http}, service = "main")`,
    ...(options.stop ? [stopSocket(options.stop)] : []),
  ]
  const namespaces = classes.map(
    ({ class_name }) =>
      `(className = ${text(class_name)}, uniqueKey = ${text(class_name)}, enableSql = true)`,
  )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = ${list(services)},
  sockets = ${list(sockets)},
);
const worker :Workerd.Worker = (
  modules = ${list(modules.map((path) => `(name = ${text(nameOf(path))}, esModule = embed ${text(path)})`))},
  compatibilityDate = ${text(wrangler.compatibility_date ?? '')},
  compatibilityFlags = [${(wrangler.compatibility_flags ?? []).map(text).join(', ')}],
  bindings = ${list(bindings)},
  durableObjectNamespaces = ${list(namespaces)},
  durableObjectStorage = (localDisk = "storage"),
);
`
}

function stopSocket({ address }: { address?: string }): string {
  const at = address === undefined ? '' : `address = ${text(address)}, `
  return `(name = "stop", ${at}http = (), service = (name = "main", entrypoint = "Stopping"))`
}

function binding(name: string, value: string): string {
  return `(name = ${text(name)}, ${value})`
}

/** A variable as text; other values are bound as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A list with one entry per line. */
function list(entries: readonly string[]): string {
  return entries.length === 0 ? '[]' : `[\n    ${entries.join(',\n    ')},\n  ]`
}

/** A Cap'n Proto text literal. */
function text(value: string): string {
  const escaped = value.replace(/[\\"]/g, '\\$&')
  // eslint-disable-next-line no-control-regex
  return `"${escaped.replace(/[\u0000-\u001f]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}"`
}
