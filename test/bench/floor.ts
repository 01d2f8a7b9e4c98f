/** Starts the bare worker that a subject is compared with: same workerd, same bytes, no work. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { dist, root } from '../../scripts/places.ts'
import { freePort, type RunningWorker, startWorkerd } from '../../scripts/workerd.ts'

export interface FloorBodies {
  ORDER: string
  ADDED: string
  /** The report repeats this text. */
  PAGE: string
  PAGES: string
}

export async function startFloor(bodies: FloorBodies): Promise<Omit<RunningWorker, 'module'>> {
  const port = await freePort()
  const folder = join(dist, 'workerd')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `floor-${port}.capnp`)
  const bindings = Object.entries(bodies).map(([name, text]) => {
    writeFileSync(join(folder, `floor-${name}.txt`), text)
    return `(name = "${name}", text = embed "floor-${name}.txt")`
  })
  const worker = relative(folder, join(root, 'test/bench/floor.worker.js'))
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "${worker}")],
  compatibilityDate = "2026-10-20",
  bindings = [${bindings.join(', ')}],
);
`,
  )
  return startWorkerd(file, port)
}
