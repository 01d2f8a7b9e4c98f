import { reset, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BODY_LIMIT } from '../../shared/domain/values/limits.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { DAY } from '../clock.ts'
import { reservationsOf } from '../merchant/directory-stubs.ts'
import { LinesDigest } from '../simulation/world-file.ts'
import { dumpOf } from '../testing/dump.ts'
import { callSandbox, deliver, makeOrder, readOrder, refusal, seeds } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath, send } from '../testing/provider.ts'
import { useEverything } from '../testing/use-everything.ts'
import { openWorld } from '../testing/worlds.ts'

const first = merchantAccount()
const second = merchantAccount(sandboxMerchants.second)
const dump = (merchant = first) => dumpOf(env.MERCHANT.getByName(merchant.MerchantId))

async function exported(merchant = first): Promise<string> {
  const response = await callSandbox('GET', 'export', undefined, merchant)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson; charset=utf-8')
  return new TextDecoder().decode(await response.arrayBuffer())
}

function importing(body: BodyInit, { ClientId, ClientSecret } = first): Promise<Response> {
  const Authorization = `Basic ${btoa(`${ClientId}:${ClientSecret}`)}`
  return send('/sandbox/import', { method: 'POST', headers: { Authorization }, body })
}

/** The file with other rows, and with the last line that they need. */
async function sealed(lines: readonly string[]): Promise<string> {
  const text = lines.map((line) => `${line}\n`).join('')
  const digest = new LinesDigest()
  await digest.add(new TextEncoder().encode(text))
  return `${text}${JSON.stringify({ end: true, rows: lines.length - 1, digest: await digest.hex() })}\n`
}

/** The lines without the last. */
async function rowLines(): Promise<string[]> {
  return (await exported()).trimEnd().split('\n').slice(0, -1)
}

beforeEach(reset)
afterEach(() => vi.restoreAllMocks())

it('is refused with a clock that no sandbox can have', async () => {
  const [head, ...lines] = await rowLines()
  const now = '+275760-09-13T00:00:00.000Z'
  const file = await sealed([JSON.stringify({ ...(JSON.parse(head!) as object), now }), ...lines])
  expect((await refusal(await importing(file))).Message).toContain('before the year 9000')
  expect((await callSandbox('GET', 'clock')).status).toBe(200)
})

describe('an exported merchant', () => {
  it('is a head, a line for each row, and an end with their number and digest', async () => {
    const lines = (await exported()).trimEnd().split('\n')
    const head = JSON.parse(lines[0]!) as { now: string; schema: number }
    expect(head).toEqual({
      format: 'order-admin-sandbox',
      version: 1,
      schema: expect.any(Number),
      merchantId: '100001',
      now: expect.any(String),
    })
    expect(Math.abs(Date.parse(head.now) - Date.now())).toBeLessThan(60_000)
    expect(lines).toContainEqual(
      expect.stringMatching(/^\{"table":"orders","row":\{"id":9223372036854775807,/),
    )
    const rows = Object.values(await dump()).flat()
    expect(JSON.parse(lines.at(-1)!)).toEqual({
      end: true,
      rows: rows.length,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await sealed(lines.slice(0, -1))).toBe(`${lines.join('\n')}\n`)
  })

  it('comes back whole, with its clock, and leaves no copy', async () => {
    await useEverything()
    const before = await dump()
    const now = Date.parse((await bodyOf<{ now: string }>(await callSandbox('GET', 'clock'))).now)
    const file = await exported()
    await callSandbox('POST', 'reset')
    const response = await importing(file)
    expect(response.status).toBe(200)
    expect(await bodyOf(response)).toMatchObject({
      orders: before['orders']!.length,
      rows: Object.values(before).flat().length,
    })
    expect(await dump()).toEqual(before)
    const clock = await bodyOf<{ now: string; offsetSeconds: number }>(await callSandbox('GET', 'clock'))
    expect(Math.abs(Date.parse(clock.now) - now)).toBeLessThan(20_000)
    expect(clock.offsetSeconds).toBeGreaterThan((2 * DAY) / 1000 - 60)
    const left = await runInDurableObject(env.MERCHANT.getByName('100001'), (_, { storage: { sql } }) =>
      sql.exec("SELECT count(*) AS n FROM snapshots WHERE kind = 'passing'").one(),
    )
    expect(left).toEqual({ n: 0 })
  })

  it('may have the line ends of Windows, a mark of bytes, or no last line end', async () => {
    const before = await dump()
    const file = await exported()
    for (const changed of [file.replaceAll('\n', '\r\n'), `\uFEFF${file}`, file.trimEnd()]) {
      await makeOrder()
      expect((await importing(changed)).status).toBe(200)
      expect(await dump()).toEqual(before)
    }
  })

  it('is read as it was, whatever is written meanwhile, and by a reader who goes away', async () => {
    const before = await exported()
    const response = await callSandbox('GET', 'export')
    const reader = response.body!.getReader()
    await reader.read()
    await makeOrder()
    await callSandbox('POST', 'reset')
    let rows = 0
    for (let next = await reader.read(); !next.done; next = await reader.read()) rows += next.value.byteLength
    expect(rows).toBeGreaterThan(0)
    for (let count = 0; count < 6; count++) {
      const given = await callSandbox('GET', 'export')
      expect(given.status).toBe(200)
      await given.body!.cancel()
    }
    expect(before).toContain('"end":true')
  })
})

describe('an import', () => {
  it.each<[string, (lines: string[]) => string[] | string, string]>([
    ['an empty file', () => '', 'The file is empty.'],
    ['another file', () => '{"orders":[]}', 'The first line is not that of an exported merchant'],
    ['no JSON', () => 'hello', 'The first line is not that of an exported merchant'],
    ['a later version', ([head]) => head!.replace('"version":1', '"version":2'), 'The file has version 2'],
    [
      'a later schema',
      ([head]) => head!.replace(/"schema":\d+/, '"schema":999'),
      'A later version of the sandbox made the file: its schema is 999',
    ],
    ['a head without a time', ([head]) => head!.replace(/"now":"/, '"now":"x'), 'The first line must have'],
    ['a cut file', (lines) => lines.slice(0, 20).join('\n'), 'The file ends after line 20'],
    ['a cut line', (lines) => lines.join('\n').slice(0, 3_000), 'Line '],
    [
      'a line without a row',
      (lines) => [...lines.slice(0, 5), '{"table":"orders"}'].join('\n'),
      'Line 6 is neither',
    ],
    [
      'an unknown table',
      (lines) => [lines[0]!, '{"table":"thieves","row":{"id":1}}'],
      'There is no table thieves.',
    ],
    [
      'the tables of snapshots',
      (lines) => [lines[0]!, '{"table":"snapshots","row":{"id":1}}'],
      'There is no table snapshots.',
    ],
    [
      'an unknown column',
      (lines) => [...lines, '{"table":"settings","row":{"name":"a","value":"1","extra":2}}'],
      'The rows of settings have the members name, value, extra.',
    ],
    [
      'a row twice',
      (lines) => [...lines, lines.find((line) => line.includes('"table":"orders"'))!],
      'The rows of the file do not fit together: UNIQUE constraint failed',
    ],
    [
      'an order without its customer',
      (lines) => lines.filter((line) => !line.includes('"table":"customers"')),
      'The rows of the file do not fit together: FOREIGN KEY constraint failed',
    ],
    [
      'an integer above 64 bits',
      (lines) =>
        lines.map((line) =>
          line.replace('"credit_limit":9223372036854775807', '"credit_limit":9223372036854775808'),
        ),
      'The rows of the file do not fit together: cannot store REAL value in INTEGER column',
    ],
  ])('refuses %s, and leaves the merchant as it is', async (_, change, message) => {
    const before = await dump()
    const changed = change(await rowLines())
    const body = await refusal(await importing(typeof changed === 'string' ? changed : await sealed(changed)))
    expect(body.Code).toBe(40030)
    expect(body.Message).toContain(message)
    expect(await dump()).toEqual(before)
    expect((await callSandbox('GET', 'export')).status).toBe(200)
  })

  it('refuses a file whose rows were changed, cut in the middle or reordered', async () => {
    const file = await exported()
    const lines = file.split('\n')
    const before = await dump()
    for (const [changed, reason] of [
      [file.replace('Tess Testsson', 'Tess Testssin'), 'The file was changed'],
      [lines.toSpliced(10, 1).join('\n'), 'The file has'],
      [lines.toSpliced(10, 2, lines[11]!, lines[10]!).join('\n'), 'The file was changed'],
      [`${file}{"table":"settings","row":{}}`, 'follows the last line'],
    ]) {
      const body = await refusal(await importing(changed!))
      expect(body.Message).toContain(reason)
    }
    expect(await dump()).toEqual(before)
  })

  it('refuses bytes that are no UTF-8', async () => {
    const [head] = await rowLines()
    const bytes = new TextEncoder().encode(`${head}\n{"table":"a"`)
    bytes[bytes.length - 2] = 0xff
    expect((await refusal(await importing(bytes))).Message).toBe('The file is not valid UTF-8.')
  })

  it('takes a file of more bytes than any other request', async () => {
    const large = JSON.stringify({ table: 'settings', row: { name: 'large', value: 'y'.repeat(BODY_LIMIT) } })
    expect((await importing(await sealed([...(await rowLines()), large]))).status).toBe(200)
  })

  it("refuses another merchant's order, names it, and changes nothing", async () => {
    const before = await dump(second)
    const body = await refusal(await importing(await exported(), second), 409)
    expect(body.Code).toBe(40900)
    expect(body.Message).toMatch(/^The order \d+ is another merchant's\. Nothing is imported\.$/)
    expect(await dump(second)).toEqual(before)
  })

  it('brings a merchant without orders to another one', async () => {
    const lines = (await rowLines()).filter(
      (line) => !/"(order_id|delivery_id|credit_id)"|"table":"(orders|unsettled_)/.test(line),
    )
    const response = await importing(await sealed(lines), second)
    expect(response.status).toBe(200)
    expect(Object.values(await dump(second)).flat()).toHaveLength(lines.length - 1)
  })

  it('registers its orders, and no other order gets their ids', async () => {
    const file = (await exported()).trimEnd().split('\n').slice(0, -1)
    const moved = file.map((line) => line.replaceAll('8906810', '10000005'))
    expect((await importing(await sealed(moved))).status).toBe(200)
    expect((await readOrder(10_000_005)).MerchantOrderId).toBe('web-2041')
    expect((await call(orderPath(10_000_005), {}, second)).status).toBe(403)
    expect(await reservationsOf(env).claim('100002', 1)).toBe(10_000_006)
    const id = await makeOrder()
    await deliver(id)
  })

  it('is one of two at once, whole, and is refused above four', async () => {
    const before = await dump()
    const one = await exported()
    await makeOrder()
    const more = await dump()
    const two = await exported()
    const answers = await Promise.all([importing(one), importing(two)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([before, more]).toContainEqual(await dump())
    await runInDurableObject(env.MERCHANT.getByName('100001'), (_, { storage: { sql } }) => {
      for (let count = 0; count < 4; count++) {
        sql.exec(
          `INSERT INTO snapshots (kind, schema, saved_at, now) VALUES ('passing', 1, ${Date.now()}, 0)`,
        )
      }
    })
    expect(await refusal(await importing(one), 409)).toMatchObject({ Code: 40922 })
    expect(await refusal(await callSandbox('GET', 'export'), 409)).toMatchObject({ Code: 40922 })
    await runInDurableObject(env.MERCHANT.getByName('100001'), (_, { storage: { sql } }) => {
      sql.exec('UPDATE snapshots SET saved_at = saved_at - 600001')
    })
    expect((await importing(one)).status).toBe(200)
    expect((await readOrder(seeds.open)).OrderStatus).toBe('Open')
  })

  it('needs the credentials of a merchant', async () => {
    expect((await importing('x', { ...first, ClientSecret: 'wrong' })).status).toBe(401)
  })
})

describe('an import in a world', () => {
  it('brings a standard world back from its own file', async () => {
    const world = await openWorld({ orders: 'standard' })
    const before = await dump(world)
    const file = await exported(world)
    expect((await callSandbox('POST', `orders/${seeds.open}/expire`, undefined, world)).status).toBe(204)
    expect((await importing(file, world)).status).toBe(200)
    expect(await dump(world)).toEqual(before)
    expect((await readOrder(seeds.open)).OrderStatus).toBe('Open')
  })

  it('takes one file into two worlds, and touches no other merchant', async () => {
    const worlds = [await openWorld(), await openWorld(), await openWorld()] as const
    expect((await callSandbox('POST', 'generate', { orders: 3 }, worlds[0])).status).toBe(201)
    const file = await exported(worlds[0])
    for (const world of worlds.slice(1)) {
      expect((await importing(file, world)).status).toBe(200)
      expect(await dump(world)).toEqual(await dump(worlds[0]))
    }
    // A configured merchant's next order and the one that it names have the worlds' numbers.
    expect(await makeOrder()).toBe(10_000_000)
    expect(await makeOrder({ Id: 10_000_002 })).toBe(10_000_002)
    expect((await call(orderPath(10_000_001), {}, second)).status).toBe(404)
    expect((await call(orderPath(10_000_002), {}, second)).status).toBe(403)
  })

  it("takes a configured merchant's file, whose orders stay that merchant's", async () => {
    const world = await openWorld()
    expect((await importing(await exported(), world)).status).toBe(200)
    expect((await call(orderPath(seeds.open), {}, world)).status).toBe(200)
    expect((await call(orderPath(seeds.open), {}, second)).status).toBe(403)
    expect((await readOrder(seeds.open)).OrderStatus).toBe('Open')
  })
})
