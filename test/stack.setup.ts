/** Starts demo, edge and provider once for all end-to-end tests, on a fresh state; ends them afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Addresses } from '../scripts/sandbox-env.ts'
import { startStack } from '../scripts/stack.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    addresses: Addresses
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  const stack = await startStack({ stateDirectory })
  project.provide('addresses', stack.addresses)
  return async () => {
    await stack.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}
