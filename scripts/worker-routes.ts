/** The routes that edge and provider answer, from their apps. Node runs the workers' modules, so nothing has to be built. */
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { edgeOpenApi } from '../edge/openapi/document.ts'
import { openApiPaths } from '../shared/wire/openapi.ts'
import { root } from './places.ts'
import { sandboxEnv } from './sandbox-env.ts'

export interface WorkerRoute {
  method: string
  /** As OpenAPI spells it, if it has the path: `/api/v1/orders/{CheckoutOrderId}`. */
  path: string
}

/** The edge reads its configuration as it starts. No request is made. */
const addresses = { demo: 'http://demo.test', edge: 'http://edge.test', provider: 'https://provider.test' }

const platform = `export const env = ${JSON.stringify({ ...sandboxEnv(addresses).edge, SANDBOX: 'on' })}
export class DurableObject {}
export class WorkerEntrypoint {}
export function waitUntil() {}`

/** Loads both workers into this process, whose later imports of the platform are this stand-in. */
export async function workerRoutes(): Promise<Record<'edge' | 'provider', WorkerRoute[]>> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'cloudflare:workers'
        ? { url: `data:text/javascript,${encodeURIComponent(platform)}`, shortCircuit: true }
        : next(specifier, context),
  })
  return { edge: await routesOf('edge'), provider: await routesOf('provider') }
}

async function routesOf(worker: string): Promise<WorkerRoute[]> {
  const { default: app } = (await import(join(root, worker, 'worker.ts'))) as {
    default: { routes: WorkerRoute[] }
  }
  // Middleware, and the answer to other methods, are routes of all methods. A route of two handlers is there twice.
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: spelled(path) }))
  const keys = routes.map(({ method, path }) => `${method} ${path}`)
  return routes.filter((_, index) => keys.indexOf(keys[index]!) === index)
}

const described = [...Object.keys(openApiPaths()), ...Object.keys(edgeOpenApi()['paths'] as object)]
const paths = new Map(described.map((path) => [comparable(path), path]))
const parameters = new Map(
  described.flatMap((path) =>
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!.toLowerCase(), name!]),
  ),
)

/** A router's pattern, in the spelling of OpenAPI. */
function spelled(pattern: string): string {
  const path = pattern.replace(
    /:(\w+)(?:\{[^}]*\})?/g,
    (_, name: string) => `{${parameters.get(name) ?? name}}`,
  )
  return paths.get(comparable(path)) ?? path
}

/** Without what differs between the ways to write a path: case, a slash at the end, names of parameters. */
function comparable(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/\{\w+\}/g, '{}')
}
