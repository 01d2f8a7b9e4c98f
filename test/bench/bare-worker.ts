/** Starts a worker of one module, with text bindings and the network of this machine. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { dist, run, root } from '../../scripts/places.ts'
import { freePort, type RunningWorker, startWorkerd } from '../../scripts/workerd.ts'

const folder = join(dist, 'workerd')
const COMPATIBILITY_DATE = '2026-10-20'

export type BareWorker = Omit<RunningWorker, 'module'>

/** @param module path of a module that imports nothing, from the project's folder */
export async function startBareWorker(
  module: string,
  bindings: Record<string, string> = {},
): Promise<BareWorker> {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `bare-${port}.capnp`)
  const texts = Object.entries(bindings).map(([name, text]) => {
    writeFileSync(join(folder, `bare-${port}-${name}.txt`), text)
    return `(name = "${name}", text = embed "bare-${port}-${name}.txt")`
  })
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["public", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "${relative(folder, join(root, module))}")],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  bindings = [${texts.join(', ')}],
);
`,
  )
  return startWorkerd(file, port)
}

/** Bundles a worker as wrangler would deploy it. @returns the bundle's path from the project's folder */
export async function bundle(module: string, name: string): Promise<string> {
  const outdir = join(dist, 'bench', name)
  await run('wrangler', [
    'deploy',
    module,
    '--dry-run',
    '--minify',
    '--outdir',
    outdir,
    '--name',
    name,
    '--compatibility-date',
    COMPATIBILITY_DATE,
  ])
  return relative(root, join(outdir, `${module.slice(module.lastIndexOf('/') + 1).replace(/\.js$/, '')}.js`))
}
