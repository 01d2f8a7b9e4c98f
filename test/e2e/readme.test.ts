/** The code and the policies in the documentation work as written. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { startEdge } from '../support/edge-process.ts'
import { complaints, testBrowser } from '../support/browser.ts'
import { sandboxEnv } from '../../scripts/sandbox-env.ts'
import { freePort } from '../../scripts/workerd.ts'
import { codeBlocks, startReadmeShop } from '../support/readme-shop.ts'

const { provider } = inject('addresses')
const readmePolicy = policyIn('README.md', 'script-src')
const strictestPolicy = policyIn('docs/embedding.md', "default-src 'none'")

let browser: Browser
let stateDirectory: string
let shop: string
let port: number
let edge: Awaited<ReturnType<typeof startEdge>>

beforeAll(async () => {
  browser = await testBrowser()
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
  port = await freePort()
  shop = `http://127.0.0.1:${port}`
  const { MERCHANTS = '' } = sandboxEnv({ demo: shop, edge: '', provider }).edge
  edge = await startEdge({ provider, stateDirectory, env: { MERCHANTS } })
})

afterAll(async () => {
  await browser.close()
  await edge.stop()
  rmSync(stateDirectory, { recursive: true, force: true })
})

interface Opened {
  page: Page
  /** The output of its console. */
  said: string[]
  /** The addresses of its WebSockets. */
  sockets: string[]
}

/** The code block that starts with the directive. */
function policyIn(file: string, directive: string): string {
  const policy = codeBlocks(file, '').find((block) => block.startsWith(directive))
  if (policy === undefined) throw new Error(`${file} has no policy that starts with ${directive}`)
  return policy
}

/** Opens README's page under the policy, with a backend that has this API key. */
async function openPage(policy: string, apiKey: string, isLive = false): Promise<Opened> {
  const stop = await startReadmeShop({ port, edge: edge.address, apiKey, policy })
  const page = await browser.newPage({ locale: 'en-GB' })
  onTestFinished(async () => {
    await page.close()
    await stop()
  })
  const said = complaints(page)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto(shop)
  if (isLive) await page.locator('order-admin').evaluate((desk) => desk.toggleAttribute('live', true))
  return { page, said, sockets }
}

describe("README's page, script and backend", () => {
  it('show the order and let a clerk add a row, under the policy that README asks for', async () => {
    const { page, said } = await openPage(readmePolicy, 'sandbox-api-key-100001')
    await page.getByRole('heading', { name: '8906810' }).waitFor()
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.getByRole('textbox', { name: 'Name' }).waitFor()
    expect(said).toEqual([])
  })

  it('have a different message for a wrong API key than for other causes', async () => {
    const { page, said } = await openPage(readmePolicy, 'a-key-that-is-unknown')
    await page.getByText('The order service is not set up').waitFor()
    await expect
      .poll(() => said.filter((line) => line.startsWith('warning:')))
      .toEqual([expect.stringContaining("Your backend's API key is not one of the merchant's ApiKeyHashes")])
    expect(await page.getByRole('heading', { name: '8906810' }).count()).toBe(0)
  })
})

describe('the strictest policy of docs/embedding.md', () => {
  it('lets the desk show an order with live updates', async () => {
    const { page, said, sockets } = await openPage(strictestPolicy, 'sandbox-api-key-100001', true)
    await page.getByRole('heading', { name: '8906810' }).waitFor()
    await expect.poll(() => sockets).toEqual([expect.stringContaining('/live')])
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.getByRole('textbox', { name: 'Name' }).waitFor()
    expect(said).toEqual([])
  })
})
