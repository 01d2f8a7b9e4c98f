/**
 * An edge whose worker and whose objects are of two builds, as the platform has it for minutes at each release: requests
 * reach the new worker while objects still run the former code, or the other way round.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { builtFiles } from '../../deploy/command/built-files.ts'
import { workerdConfig } from '../../deploy/command/workerd-config.ts'
import { readWranglerFile } from '../../deploy/command/wrangler-file.ts'
import { dist, root } from '../../scripts/places.ts'
import { type Addresses, rateLimits, sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort, startWorkerd } from '../../scripts/workerd.ts'

export interface Builds {
  /** The folders of the two builds, each in the place of `dist`. */
  worker: string
  objects: string
}

interface MixedOptions {
  provider: string
  stateDirectory: string
  /** Changes of the sandbox's environment. */
  env?: Record<string, string>
  /** By default any that is free. */
  port?: number
}

export interface MixedEdge {
  addresses: Addresses
  stop(): Promise<void>
}

export async function startMixedEdge(
  { worker, objects }: Builds,
  { provider, stateDirectory, env = {}, port: wanted }: MixedOptions,
): Promise<MixedEdge> {
  const port = wanted ?? (await freePort())
  const addresses = { demo: 'http://demo.test', edge: `http://127.0.0.1:${port}`, provider }
  const folder = join(dist, 'workerd')
  mkdirSync(folder, { recursive: true })
  const storage = join(stateDirectory, 'edge')
  mkdirSync(storage, { recursive: true })
  const configOf = (build: string) =>
    workerdConfig({
      wrangler: readWranglerFile(join(root, 'edge/wrangler.jsonc')),
      modules: builtFiles(join(build, 'edge')).map((path) => relative(folder, path)),
      address: `127.0.0.1:${port}`,
      storage,
      assets: join(build, 'widget'),
      texts: { ...sandboxEnv(addresses).edge, ...rateLimits(), ...env },
    })
  const file = join(folder, `mixed-${port}.capnp`)
  writeFileSync(file, mixed(configOf(worker), configOf(objects)))
  const started = await startWorkerd(file, port)
  return { addresses, stop: () => started.stop('SIGKILL') }
}

const WORKER = 'const worker :Workerd.Worker = ('

/** The first configuration with the objects of the second one. */
function mixed(worker: string, objects: string): string {
  const front = worker
    .replace('services = [', 'services = [\n    (name = "objects", worker = .objects),')
    .replaceAll(
      /durableObjectNamespace = ("\w+")/g,
      'durableObjectNamespace = (className = $1, serviceName = "objects")',
    )
    .replace(/ {2}durableObjectNamespaces = \[[^\]]*\],\n {2}durableObjectStorage = .*\n/, '')
  return front + objects.slice(objects.indexOf(WORKER)).replace('const worker ', '\nconst objects ')
}
