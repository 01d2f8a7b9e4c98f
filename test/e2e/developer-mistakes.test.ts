/** Mistakes of a developer who embeds the desk: each has a text on the page, and one warning on the console. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { capabilities } from '../../shared/domain/session/capabilities.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { someOf } from '../../shared/testing/runs.ts'
import { complaints, testBrowser, wholeDom } from '../support/browser.ts'
import { PATIENCE_MS } from '../../shared/testing/patience.ts'

const { edge } = inject('addresses')
const API_KEY = `sandbox-api-key-${sandboxMerchants.first}`

let server: Server
let browser: Browser
let page: Page
let said: string[]

beforeAll(async () => {
  // A developer's page on any address of this machine: the sandbox allows 127.0.0.1, and not 127.0.0.2.
  server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="en"><title>Own page</title>
      <order-admin order-id="8906810" edge-url="${edge}"><p>The desk is on its way.</p></order-admin>
      <script type="module" src="${edge}/order-admin.js"></script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  browser = await testBrowser()
  return async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
})

const originOf = (host: string) => `http://${host}:${(server.address() as AddressInfo).port}`

beforeEach(async () => {
  page = await browser.newPage({ locale: 'en-GB' })
  page.setDefaultTimeout(PATIENCE_MS)
  said = complaints(page)
  return () => page.close()
})

/** The edge's answer to the merchant's backend. */
async function opened(
  origin: string,
  { key = API_KEY, body = {} }: { key?: string; body?: object } = {},
): Promise<unknown> {
  const response = await fetch(`${edge}/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      origin,
      user: { id: 'u1', name: 'A developer' },
      capabilities: ['order.read'],
      ...body,
    }),
  })
  return response.json()
}

/** Sets `fetchSession` to the function of this source, which may call `given()`. */
async function embed(source: string, given: unknown = undefined, host = '127.0.0.1'): Promise<void> {
  await page.goto(originOf(host))
  await page.evaluate(
    ([text, value]) => {
      const desk = document.querySelector('order-admin')!
      const given = () => value
      Object.assign(desk, { fetchSession: new Function('given', `return ${text}`)(given) as unknown })
    },
    [source, given] as const,
  )
}

const GIVEN = 'async () => given()'
const warnings = () => said.filter((line) => line.startsWith('warning: <order-admin>'))

async function sees(title: string, code: string, warning: string): Promise<void> {
  const problem = page.locator('order-admin [part~="problem"]')
  await problem.getByRole('heading', { name: title }).waitFor()
  expect(await problem.locator('code').first().innerText()).toBe(code)
  await expect.poll(warnings).toHaveLength(1)
  expect(warnings()[0]).toContain(warning)
  expect(warnings()[0]).toContain('See "When it does not work" in the README of the npm package order-admin.')
  expect(said.join('\n')).not.toMatch(/sandbox-api-key|Bearer ey/)
}

describe('a mistake in fetchSession', () => {
  it('is explained when it throws', async () => {
    await embed('async () => { throw new Error("a secret of the shop") }')
    await sees('The shop’s server did not open the desk', 'session-failed', 'fetchSession threw')
    // The page's own error is only for the console.
    expect(warnings()[0]).toContain('Error: a secret of the shop')
    expect(await wholeDom(page)).not.toContain('a secret of the shop')
  })

  it.each(someOf(['"/desk-session"', '{}', 'true'], 1))(
    'is explained when it is %s and no function',
    async (source) => {
      await embed(`(${source})`)
      await sees(
        'The shop’s server did not open the desk',
        'session-failed',
        'fetchSession must be a function',
      )
    },
  )

  it('is explained when it has not answered in half a minute', { tags: 'long' }, async () => {
    await page.clock.install()
    await embed('() => new Promise(() => {})')
    await page.locator('order-admin').waitFor()
    await page.clock.runFor(31_000)
    await sees('The shop’s server did not open the desk', 'session-failed', 'has not answered in 30 seconds')
  })

  it('is explained when it is never set', async () => {
    await page.clock.install()
    await page.goto(originOf('127.0.0.1'))
    await page.getByText('For the page’s developer: set the property fetchSession').waitFor()
    expect(warnings()).toEqual([])
    await page.clock.runFor(6000)
    await expect.poll(warnings).toHaveLength(1)
    expect(warnings()[0]).toContain('fetchSession is not set')
  })

  it('is explained when it returns nothing', async () => {
    await embed('async () => undefined')
    await sees('You are not signed in to the order desk', 'session-refused', 'returned nothing')
  })

  it('is explained when it returns the Response', async () => {
    await embed('() => fetch(location.href)')
    await sees('The shop’s server did not open the desk', 'session-malformed', 'Return its JSON')
  })

  it('is explained when it returns another value', async () => {
    await embed('async () => "a secret token"')
    await sees('The shop’s server did not open the desk', 'session-malformed', 'and returned String')
  })

  it('is explained when it hands on a refusal whose pointer is a foreign text', async () => {
    await embed('async () => ({ code: "member-missing", pointer: "/a secret", detail: "<a secret>" })')
    await sees(
      'The shop’s server did not open the desk',
      'session-failed',
      'member-missing. Your backend sent',
    )
    expect(warnings()[0]).not.toContain('secret')
  })

  it.each([
    [
      'the wrong API key',
      { key: 'wrong' },
      'The order service is not set up',
      'api-key-invalid',
      'ApiKeyHashes',
    ],
    [
      'an origin that the merchant does not have',
      { body: { origin: 'https://evil.example' } },
      'This page may not show the order desk',
      'origin-not-allowed',
      'Add http://127.0.0.1',
    ],
    [
      'a body that the edge refuses',
      { body: { capabilities: ['everything'] } },
      'The shop’s server did not open the desk',
      'session-failed',
      'member-wrong-type at /capabilities/0. Your backend sent a body that the edge does not take. It says: ',
    ],
  ])('is explained when it hands on the refusal of %s', async (_, options, title, code, warning) => {
    await embed(GIVEN, await opened(originOf('127.0.0.1'), options))
    await sees(title, code, warning)
  })

  it('is explained when it hands on the refusal of an unknown capability, with the known names', async () => {
    await embed(GIVEN, await opened(originOf('127.0.0.1'), { body: { capabilities: ['order.raed'] } }))
    await expect.poll(warnings).toHaveLength(1)
    for (const name of capabilities) expect(warnings()[0]).toContain(name)
  })
})

describe('a wrong edge', () => {
  it('is explained when it does not know the page, and is not called unreachable', async () => {
    await embed(GIVEN, await opened(originOf('127.0.0.1')), '127.0.0.2')
    await sees(
      'This page may not show the order desk',
      'origin-not-allowed',
      'but not to pages of http://127.0.0.2',
    )
  })

  const others: [string, () => string][] = [
    ['of another web server', () => originOf('127.0.0.1')],
    ['with a path too much', () => `${edge}/api`],
  ]

  it.each(someOf(others, 1))('is explained when its address is that %s', async (_, address) => {
    await embed(GIVEN, await opened(originOf('127.0.0.1')), '127.0.0.1')
    await page.locator('order-admin [part~="desk"]').waitFor()
    await page.evaluate(
      (text) => Object.assign(document.querySelector('order-admin')!, { edgeUrl: text }),
      address(),
    )
    await sees(
      'The order service is not set up',
      'edge-url-invalid',
      `nothing at ${address()} answers as an edge; check edge-url`,
    )
  })

  it('is explained when nothing answers', { tags: 'long' }, async () => {
    await embed(GIVEN, await opened(originOf('127.0.0.1')))
    await page.locator('order-admin [part~="desk"]').waitFor()
    await page.evaluate(() =>
      Object.assign(document.querySelector('order-admin')!, { edgeUrl: 'http://127.0.0.1:9' }),
    )
    await sees('No connection', 'network-failed', 'nothing answers at http://127.0.0.1:9')
  })

  it.each(someOf(['edge.example', 'htp://edge.example', 'https://'], 1))(
    'is explained at "%s"',
    async (edgeUrl) => {
      await embed(GIVEN, await opened(originOf('127.0.0.1')))
      await page.evaluate(
        (text) => Object.assign(document.querySelector('order-admin')!, { edgeUrl: text }),
        edgeUrl,
      )
      await sees(
        'The order service is not set up',
        'edge-url-invalid',
        `and is ${edgeUrl.replace(/\/*$/, '')}`,
      )
    },
  )
})

describe('the page’s content inside the element', () => {
  it('is shown only until the script is there', async () => {
    await page.route('**/order-admin.js', (route) => route.abort())
    await page.goto(originOf('127.0.0.1'))
    const own = page.getByText('The desk is on its way.')
    await own.waitFor()
    expect(await own.evaluate((text) => text.closest('order-admin')!.matches(':not(:defined)'))).toBe(true)
    await page.unroute('**/order-admin.js')
    await page.reload()
    await own.waitFor({ state: 'hidden' })
  })
})

describe('a part of the desk that does not load', () => {
  const parts: [string, string, string][] = [
    ['tells their history', 'order', 'order-admin-view button'],
    ['changes orders', 'order-edit', 'order-admin-row-grid td'],
  ]

  it.each(someOf(parts, 1))('is reported, and loads on Try again, if it %s', async (_, part, content) => {
    const file = new RegExp(`/parts/${part}-[0-9a-f]{8}\\.js$`)
    await page.route(file, (route) => route.abort())
    const capabilities = ['order.read', 'rows.write']
    await embed(GIVEN, await opened(originOf('127.0.0.1'), { body: { capabilities } }))
    const problem = page.locator('order-admin [part~="problem"]')
    await problem.waitFor()
    expect(await problem.locator('code').first().innerText()).toBe('widget-failed')
    const off = page.locator('order-admin #add-row[aria-disabled=true]')
    expect(await off.count()).toBe(part === 'order-edit' ? 1 : 0)
    // The rest of the order is shown.
    await page.getByRole('heading', { name: 'Order 8906810' }).waitFor()
    await page.unroute(file)
    await problem.getByRole('button', { name: 'Try again' }).click()
    await page.locator(`order-admin ${content}`).first().waitFor()
    await problem.waitFor({ state: 'detached' })
    await off.waitFor({ state: 'detached' })
  })
})

describe('a session', () => {
  it.each([
    ['that was changed', { token: 'tampered' }, {}, 'session-invalid', 'does not know the token'],
    [
      'that may not read orders',
      {},
      { capabilities: ['report.read'] },
      'capability-missing',
      'no capability order.read',
    ],
    [
      'of another order',
      {},
      { orderId: 8906811 },
      'order-outside-session',
      'the session is for another order',
    ],
    [
      'of another page',
      {},
      { origin: 'http://127.0.0.1:9' },
      'session-wrong-origin',
      'must send http://127.0.0.1',
    ],
  ] as const)('opens nothing and is explained: one %s', async (_, more, body, code, warning) => {
    const session = await opened(originOf('127.0.0.1'), { body })
    await embed(GIVEN, { ...(session as object), ...more })
    const problem = page.locator('order-admin [part~="problem"]')
    await problem.waitFor()
    expect(await problem.locator('code').first().innerText()).toBe(code)
    await expect.poll(warnings).toHaveLength(1)
    expect(warnings()[0]).toContain(warning)
    expect(said.join('\n')).not.toMatch(/Bearer ey/)
  })

  it('is reported as ended, if the next one has ended too', { tags: 'long' }, async () => {
    await embed(GIVEN, await opened(originOf('127.0.0.1'), { body: { user: { id: 'gone', name: 'G' } } }))
    await page.locator('order-admin [part~="desk"]').waitFor()
    await fetch(`${edge}/sessions?user=gone`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${API_KEY}` },
    })
    await page.evaluate(() =>
      (document.querySelector('order-admin') as unknown as { reload(): void }).reload(),
    )
    await expect.poll(warnings).toHaveLength(1)
    expect(warnings()[0]).toContain('session-ended: the session was ended, and so is the one that')
  })
})

describe('a wrong order number', () => {
  it.each(someOf(['web-2041', '1'.repeat(20)], 1))('is explained when it is %s', async (orderId) => {
    await embed(GIVEN, await opened(originOf('127.0.0.1')))
    await page.locator('order-admin [part~="desk"]').waitFor()
    await page.evaluate((id) => document.querySelector('order-admin')!.setAttribute('order-id', id), orderId)
    await sees('Not an order number', 'order-id-invalid', 'order-id must be the checkout order id')
  })

  it('is explained when its attribute lacks the hyphen: the console has the right name', async () => {
    await embed(GIVEN, await opened(originOf('127.0.0.1')))
    await page.locator('order-admin [part~="desk"]').waitFor()
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<order-admin orderId="8906810"></order-admin>'),
    )
    await expect.poll(warnings).toHaveLength(1)
    expect(warnings()[0]).toContain('the attribute orderid does nothing. In HTML it is called order-id')
  })
})

describe('the other desks', () => {
  it.each(someOf(['reports', 'credit'], 1))('explain mistakes as the order desk does: %s', async (desk) => {
    await page.addInitScript((name) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('order-admin')!.setAttribute('desk', name)
      })
    }, desk)
    await embed('async () => { throw new Error("a secret of the shop") }')
    await sees('The shop’s server did not open the desk', 'session-failed', 'fetchSession threw')
  })
})

describe('a page on this machine', () => {
  it('opens the sandbox’s desk at once, without a warning', async () => {
    await embed(GIVEN, await opened(originOf('127.0.0.1')))
    await page.locator('order-admin [part~="desk"]').waitFor()
    expect(warnings()).toEqual([])
  })
})

describe('fetchSession', () => {
  it(
    'gets a reason, and a signal that is aborted when the element is removed',
    { tags: 'long' },
    async () => {
      await embed(
        'async (asked) => { (globalThis.asked ??= []).push(asked); return given() }',
        await opened(originOf('127.0.0.1')),
      )
      await page.locator('order-admin [part~="desk"]').waitFor()
      const seen = () =>
        page.evaluate(() =>
          (globalThis as unknown as { asked: { reason: string; signal: AbortSignal }[] }).asked.map(
            ({ reason, signal }) => `${reason} ${signal.aborted}`,
          ),
        )
      // A call after the removal would request another session.
      await page.waitForLoadState('networkidle')
      expect(await seen()).toEqual(['first false'])
      await page.evaluate(() => document.querySelector('order-admin')!.remove())
      expect(await seen()).toEqual(['first true'])
    },
  )
})
