/** All three workers, with a page of the strictest policy on which a clerk may read reports and close days. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { type Stack, startStack } from '../../scripts/stack.ts'
import { launchBrowser } from './browser.ts'
import { openSession } from './client.ts'
import { allowOrigin, startStrictHost, type StrictHost } from './strict-host.ts'

export interface ReportsWorld {
  stack: Stack
  host: StrictHost
  browser: Browser
  stop(): Promise<void>
}

export async function startReportsWorld(): Promise<ReportsWorld> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  let stack: Stack
  const host = await startStrictHost(
    () => stack.addresses.edge,
    (origin) =>
      openSession(
        { ...stack.addresses, demo: origin },
        { user: { id: 'u1', name: 'Kim' }, capabilities: ['report.read', 'report.close', 'order.read'] },
      ),
  )
  stack = await startStack({ stateDirectory, configure: ({ edge }) => allowOrigin(edge, host.address) })
  const browser = await launchBrowser()
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
