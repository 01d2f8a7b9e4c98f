/** The apps of `test/packages/`, with the npm package installed as `npm pack` makes it. */
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist, root, run } from '../../scripts/places.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { pack, unpack } from './packed.ts'

export const appNames = ['vite', 'react', 'vue', 'svelte'] as const
export type AppName = (typeof appNames)[number]

export interface PackedApps {
  /** Where the app is. */
  folderOf(app: AppName | 'plain'): string
  /** A program that the apps' packages have, such as `vite`. */
  tool(name: string): string
  /** The endpoint of `test/packages/server/`, for a site of this origin. */
  sessionEndpoint(origin: string): Promise<(request: Request) => Promise<Response>>
  /** Where the package is installed. */
  package: string
  remove(): void
}

/**
 * Copies the apps, with this edge in place of the example.
 *
 * Without `isInstalled` the package is unpacked beside them, and takes its dependencies and the frameworks from the
 * project, without a network. With it, `npm ci` installs all in a folder outside of the project, as for an app.
 */
export async function packedApps(edge: string, isInstalled: boolean): Promise<PackedApps> {
  const folder = mkdtempSync(join(isInstalled ? tmpdir() : dist, 'order-admin-apps-'))
  cpSync(join(root, 'test/packages'), folder, { recursive: true })
  for (const file of globSync('**/*.{ts,tsx,js,html,vue,svelte}', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('https://edge.example', edge))
  }
  const tarball = join(folder, 'order-admin.tgz')
  renameSync((await pack('order-admin', folder)).tarball, tarball)
  const installed = join(folder, 'node_modules/order-admin')
  if (isInstalled) {
    await run('npm', [
      'ci',
      `--prefix=${folder}`,
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ])
  } else {
    await unpack(tarball, installed)
  }
  return {
    folderOf: (app) => join(folder, app),
    tool: (name) => (isInstalled ? join(folder, 'node_modules/.bin', name) : name),
    async sessionEndpoint(origin) {
      process.env['EDGE_API_KEY'] = `sandbox-api-key-${sandboxMerchants.first}`
      const source = readFileSync(join(folder, 'server/session-endpoint.ts'), 'utf8')
      const file = join(folder, `server/endpoint-of-${new URL(origin).port}.ts`)
      writeFileSync(file, source.replaceAll('https://shop.example', origin))
      const { POST } = (await import(file)) as { POST: (request: Request) => Promise<Response> }
      return POST
    },
    package: installed,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Builds an app with Vite, for production or for development. @returns the folder of its files */
export async function builtApp(apps: PackedApps, app: AppName, mode = 'production'): Promise<string> {
  const folder = apps.folderOf(app)
  await viteBuild(apps, mode, [folder, `--outDir=${mode}`])
  return join(folder, mode)
}

/** Builds a module of an app for a server. @returns its file */
export async function builtForServer(apps: PackedApps, app: AppName, module: string): Promise<string> {
  const folder = apps.folderOf(app)
  await viteBuild(apps, 'production', [folder, `--ssr=src/${module}.tsx`, '--outDir=server'])
  return join(folder, `server/${module}.js`)
}

/** Vitest sets NODE_ENV for child processes, and Vite would use it. */
async function viteBuild(apps: PackedApps, mode: string, parameters: string[]): Promise<void> {
  const vite = [apps.tool('vite'), 'build', '--logLevel=warn', `--mode=${mode}`]
  await run('env', [`NODE_ENV=${mode}`, ...vite, ...parameters])
}
