/** All three workers, with a page of the strictest policy on which a clerk uses a desk. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { testBrowser } from './browser.ts'
import { openSession, type SessionOptions } from './client.ts'
import { allowOrigin, startStrictHost, type StrictHost } from './strict-host.ts'

export interface DeskWorld {
  stack: Stack
  host: StrictHost
  browser: Browser
  stop(): Promise<void>
}

/**
 * @param session the request of the next session
 * @param configure changes of the edge's and the provider's environment
 */
export async function startDeskWorld(
  session: () => SessionOptions,
  configure: (edge: Record<string, string>, provider: Record<string, string>) => void = () => {},
): Promise<DeskWorld> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  let stack: Stack
  const host = await startStrictHost(
    () => stack.addresses.edge,
    (origin) => openSession({ ...stack.addresses, demo: origin }, session()),
  )
  stack = await startStack({
    stateDirectory,
    configure: ({ edge, provider }) => {
      allowOrigin(edge, host.address)
      configure(edge, provider)
    },
  })
  const browser = await testBrowser()
  return {
    stack,
    host,
    browser,
    async stop() {
      await browser.close()
      await host.close()
      await stack.stop()
      rmSync(stateDirectory, { recursive: true, force: true })
    },
  }
}
