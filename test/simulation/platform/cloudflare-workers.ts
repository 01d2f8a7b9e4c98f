/** Stands for the platform's own module: what the edge imports of it. */
import { sandboxEnv } from '../../../scripts/sandbox-env.ts'
import { providerUrl } from '../provider/address.ts'

export class DurableObject<Env> {
  readonly ctx: DurableObjectState
  readonly env: Env

  constructor(ctx: DurableObjectState, env: Env) {
    this.ctx = ctx
    this.env = env
  }
}

/** No worker is entered here: calls go to objects. */
export class WorkerEntrypoint<Env> {
  declare readonly env: Env
}

/** The members that the edge reads at its start. A run adds its own merchant to them. */
export const env = sandboxEnv({
  demo: 'http://shop.example',
  edge: 'https://edge.example',
  provider: providerUrl,
}).edge

/** Work that outlives its request. It runs in any case here. */
export function waitUntil(work: Promise<unknown>): void {
  work.catch(() => undefined)
}
