/** The desk as a clerk uses it: Chromium, the demo's page with its strict policy, the real edge and provider. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { testBrowser, wholeDom } from '../support/browser.ts'
import { DeskPage } from '../support/desk-page.ts'
import { callSandbox, createOrder } from '../support/sandbox.ts'

const addresses = inject('addresses')
const { demo } = addresses
const LARGEST = '9223372036854775807'

let browser: Browser
let desk: DeskPage

beforeAll(async () => {
  browser = await testBrowser()
})

afterAll(() => browser.close())

beforeEach(async () => {
  desk = await DeskPage.open(browser, addresses)
  return () => desk.close()
})

/** The operations that the provider was called with for an order, oldest first. */
async function callsAbout(id: string): Promise<string[]> {
  const { requests } = (await callSandbox(addresses, 'requests?limit=500', {}, 'GET')) as {
    requests: { operation: string; path: string }[]
  }
  return requests.filter(({ path }) => path.includes(`/orders/${id}`)).map(({ operation }) => operation)
}

describe('the order desk', () => {
  it("is reached from the shop's list and shows the order", { tags: 'long' }, async () => {
    await desk.page.goto(`${demo}/orders`)
    await desk.page.getByRole('button', { name: 'web-2041' }).click()
    await desk.page.waitForURL(`${demo}/orders/8906810`)
    await desk.page.getByRole('heading', { name: '8906810' }).waitFor()
    await desk.page.getByText('Tess Testsson').first().waitFor()
    expect(desk.said).toEqual([])
  })

  it('leads back to the list as the clerk left it, and its address too', { tags: 'long' }, async () => {
    await desk.page.goto(`${demo}/orders`)
    await desk.page.getByText('8 of 8 orders').waitFor()
    await desk.page.getByRole('searchbox').fill(LARGEST.slice(0, 12))
    await desk.page.getByText('1 of 8 orders').first().waitFor()
    await desk.page.getByRole('button', { name: 'max-int64' }).click()
    await desk.page.waitForURL(`${demo}/orders/${LARGEST}`)
    await desk.page.getByRole('gridcell', { name: LARGEST, exact: true }).waitFor()
    await desk.page.goBack()
    // The shop's server searches for it now.
    await desk.page.getByText('1 of 1 orders').first().waitFor()
    expect(desk.page.url()).toBe(`${demo}/orders?query=${LARGEST.slice(0, 12)}`)
    expect(desk.said).toEqual([])
  })

  it('saves a row that survives a reload, and sends nothing before the save', async () => {
    await desk.goto('8906810')
    await desk.addRows({ Name: 'Gift wrap', Quantity: '2', 'Unit price': '49,50' })
    expect(await desk.cell('Gift wrap', 'amount').innerText()).toBe('99.00')
    expect(desk.writes).toEqual([])
    await desk.save()
    await desk.page.reload()
    await desk.row('Gift wrap').waitFor()
    expect(await desk.cell('Gift wrap', 'amount').innerText()).toBe('99.00')
    expect(desk.said).toEqual([])
  })

  it(
    "costs the provider three calls to change a row, none of them the page's own read of the order",
    { tags: 'long' },
    async () => {
      const id = await createOrder(addresses, {
        OrderRows: [{ Name: 'Lamp', Quantity: 200, UnitPrice: 15_000, VatPercent: 2500 }],
      })
      await desk.goto(id)
      await desk.writeCell('Lamp', 'quantity', '5')
      const before = await callsAbout(id)
      await desk.save()
      expect(await desk.cell('Lamp', 'amount').innerText()).toBe('750.00')
      expect((await callsAbout(id)).slice(before.length)).toEqual(['getOrder', 'updateOrderRow', 'getOrder'])
      // The next change is based on the order in the answer.
      await desk.writeCell('Lamp', 'quantity', '6')
      await desk.save()
      expect((await callsAbout(id)).slice(before.length + 3)).toEqual([
        'getOrder',
        'updateOrderRow',
        'getOrder',
      ])
      expect(await desk.cell('Lamp', 'amount').innerText()).toBe('900.00')
      expect(desk.said).toEqual([])
    },
  )

  it(
    'keeps the largest ids digit for digit, in the text and in the next path',
    { tags: 'long' },
    async () => {
      await desk.goto(LARGEST)
      await desk.page.getByRole('gridcell', { name: LARGEST, exact: true }).waitFor()
      await desk.addRows({ Name: 'One more', Quantity: '2', 'Unit price': '1' })
      const [request] = await Promise.all([
        desk.page.waitForRequest(
          (request) => request.method() === 'POST' && request.url().includes('/rows/'),
        ),
        desk.save(),
      ])
      expect(request.url()).toBe(`${addresses.edge}/api/v1/orders/${LARGEST}/rows/`)
      expect(await desk.cell('One more', 'amount').innerText()).toBe('2.00')
    },
  )

  it('offers no new rows for an expired order, and says why', { tags: 'long' }, async () => {
    await desk.goto('8906815')
    expect(await desk.button('Add row').count()).toBe(0)
    await desk.page.getByText('The order has expired: it can no longer be delivered or changed.').waitFor()
  })

  it('leaves no token in the page, its storage or its console', async () => {
    await desk.goto('8906811')
    await desk.addRows({ Name: 'Trace', 'Unit price': '1' })
    await desk.save()
    const { token } = desk.sessions.at(-1)!
    const stored = await desk.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    const { page } = desk
    const everything = [await wholeDom(page), await page.content(), stored, page.url(), ...desk.said].join(
      '\n',
    )
    expect(everything).toContain('Trace')
    for (const part of [token, ...token.split('.')]) expect(everything).not.toContain(part)
  })

  it('reports an unknown order with the code and the request id', async () => {
    await desk.page.goto(`${demo}/orders/1`)
    await desk.page.getByRole('heading', { name: 'No such order' }).waitFor()
    expect(await desk.problem()).toMatchObject({
      code: 'order-not-found',
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
    })
  })
})
