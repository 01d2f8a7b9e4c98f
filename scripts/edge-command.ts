/** Adds the command to `packages/edge`: one file for Node 20 without dependencies, and the template of `init`. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build as viteBuild, type Rolldown } from 'vite'
import { licencesOf, packagesOf } from './licences.ts'
import { root } from './places.ts'

const folder = join(root, 'packages/edge')
const template = join(folder, 'dist/template')

/** To be called when the rest of the package is filled. */
export async function addEdgeCommand(): Promise<void> {
  await buildCommand()
  cpSync(join(root, 'deploy/server'), join(folder, 'dist/server'), { recursive: true })
  writeTemplate()
}

async function buildCommand(): Promise<void> {
  const built = (await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'deploy/command/order-admin-edge.ts'),
      outDir: join(folder, 'dist/command'),
      emptyOutDir: true,
      target: 'node22',
      minify: true,
      reportCompressedSize: false,
    },
  })) as Rolldown.RolldownOutput
  const modules = built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(folder, 'dist/command/THIRD-PARTY-LICENSES.md'), licencesOf(packagesOf(modules)))
}

/** A folder of its own that depends on the versions with which this release was tested. */
function writeTemplate(): void {
  mkdirSync(template, { recursive: true })
  cpSync(join(root, 'deploy/template'), template, { recursive: true })
  for (const path of globSync('{Dockerfile,compose.yaml,Caddyfile,systemd/*}', {
    cwd: join(root, 'deploy'),
  })) {
    cpSync(join(root, 'deploy', path), join(template, 'deploy', path))
  }
  const manifest = readJson(join(template, 'package.json'))
  const { version } = readJson(join(folder, 'package.json'))
  const { resolve } = createRequire(import.meta.url)
  manifest.dependencies = {
    '@order-admin/edge': version,
    workerd: readJson(resolve('workerd/package.json')).version,
  }
  manifest.devDependencies = { wrangler: readJson(resolve('wrangler/package.json')).version }
  writeFileSync(join(template, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const config = readFileSync(join(folder, 'wrangler.jsonc'), 'utf8')
  writeFileSync(join(template, 'wrangler.jsonc'), configForFolder(config))
}

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function readJson(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

const observability = '"observability": { "enabled": true },'

/**
 * Adds what a folder of its own sets, and how the platform exports logs and traces by OpenTelemetry.
 * @throws Error when the configuration has no such line any more
 */
export function configForFolder(config: string): string {
  if (!config.includes(observability)) throw new Error(`edge/wrangler.jsonc no longer has ${observability}`)
  return config.replace(
    observability,
    `// The members of the configuration that are no secrets. The command setup writes them.
  "vars": {},
  "observability": {
    "enabled": true,
    // OpenTelemetry: create a destination of this name in the account, then take these lines in.
    // "logs": { "enabled": true, "destinations": ["otel-logs"] },
    // "traces": { "enabled": true, "destinations": ["otel-traces"], "head_sampling_rate": 0.05 },
  },`,
  )
}
