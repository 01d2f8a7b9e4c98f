/**
 * REST requests as public clients of such a service send them, byte for byte: their spelling of members and paths,
 * their text for missing values, and both ways to authorize. The answers are compared as text.
 */
import { createHash } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { providerToken } from '../support/client.ts'
import { callSandbox } from '../support/sandbox.ts'

const addresses = inject('addresses')
const { provider } = addresses
const MERCHANT = '100001'

interface Client {
  name: string
  headers(body: string): Promise<Record<string, string>>
  /** The client's spelling of a path of the description. */
  path(path: string): string
}

function signature(body: string, timestamp: string, spell = (hex: string) => hex): string {
  const hash = createHash('sha512')
    .update(`${body}sandbox-shared-secret-${MERCHANT}${timestamp}`)
    .digest('hex')
  return `Provider ${Buffer.from(`${MERCHANT}:${spell(hash)}`).toString('base64')}`
}

const minutes = () => new Date().toISOString().slice(0, 16).replace('T', ' ')

const php: Client = {
  name: 'PHP',
  headers: (body) => {
    const Timestamp = minutes()
    const Authorization = signature(body, Timestamp)
    return Promise.resolve({ Authorization, Timestamp, 'Content-Type': 'application/json; charset=utf-8' })
  },
  path: (path) => path,
}
const java: Client = {
  name: 'Java',
  headers: (body) => {
    const Timestamp = `${minutes()}:00`
    const Authorization = signature(body, Timestamp, (hex) => hex.toUpperCase())
    return Promise.resolve({ Authorization, Timestamp, 'Content-Type': 'application/json' })
  },
  path: (path) => path.replace(/(?=\?|$)/, '/'),
}
const dotnet: Client = {
  name: '.NET',
  headers: async () => ({
    Authorization: `Bearer ${await providerToken(addresses)}`,
    Timestamp: new Date().toISOString(),
    'Content-Type': 'application/json; charset=utf-8',
  }),
  path: (path) => path.replace('/deliveries', '/Deliveries').replace('/credits', '/Credits'),
}
const typescript: Client = { ...dotnet, name: 'TypeScript', path: (path) => path.toLowerCase() }

interface Sent {
  status: number
  text: string
  location: string | null
}

async function send(client: Client, method: string, path: string, body = ''): Promise<Sent> {
  const response = await fetch(provider + client.path(path), {
    method,
    redirect: 'manual',
    headers: await client.headers(body),
    ...(body && { body }),
  })
  return { status: response.status, text: await response.text(), location: response.headers.get('Location') }
}

/** 2 × 150,00 and 1 × 49,00 without article number or unit. */
async function newOrder(changes: object = {}): Promise<string> {
  const OrderRows = [
    { ArticleNumber: 'A1', Name: 'Lamp', Quantity: 200, UnitPrice: 15_000, VatPercent: 2500, Unit: 'st' },
    { Name: 'Shade', Quantity: 100, UnitPrice: 4_900, VatPercent: 2500 },
  ]
  const { Id } = (await callSandbox(addresses, 'orders', { OrderRows, ...changes })) as { Id: number }
  return `/api/v1/orders/${Id}`
}

/** Follows a 202 to the new resource. @returns the resource's path and its text */
async function followed(client: Client, { location }: Sent): Promise<{ path: string; text: string }> {
  expect(location).toMatch(new RegExp(`^${provider}/api/v1/queue/\\d+$`))
  const task = await send(client, 'GET', location!.slice(provider.length))
  expect(task.status).toBe(303)
  const id = location!.split('/').at(-1)
  // The id is a Long, without quotes.
  expect(task.text).toBe(`{"Id":${id},"Status":"Completed","ResourceUri":"${task.location}"}`)
  expect(task.location).toMatch(new RegExp(`^${provider}/api/v1/orders/`))
  const path = task.location!.slice(provider.length)
  const resource = await send(client, 'GET', path)
  expect(resource.status).toBe(200)
  return { path, text: resource.text }
}

const deliveryIdOf = ({ text }: Sent) => /^\{"DeliveryId":(\d+)\}$/.exec(text)![1]!
const CREDIT = /^\{"CreditId":"\d+"\}$/

describe('a PHP client', () => {
  it('delivers, credits a part less a fee, and reads both', async () => {
    const order = await newOrder()
    // json_encode writes empty arrays for options that are not set.
    const all = await send(php, 'POST', `${order}/deliveries`, '{"OrderRowIds":[],"RowDeliveryOptions":[]}')
    expect(all.status).toBe(202)
    const delivery = `${order}/deliveries/${deliveryIdOf(all)}`
    const { text } = await followed(php, all)
    expect(text).toContain('"ArticleNumber":null,"Name":"Shade"')
    expect(text).toContain('"Unit":null')
    expect(text).toContain('"PeppolId":null')
    expect(text).toMatch(/"Status":"Sent","DueDate":"\d{4}-\d\d-\d\dT00:00:00"/)

    const body =
      '{"OrderRowIds":[1],"RowCreditingOptions":[{"OrderRowId":1,"Quantity":100}],' +
      '"Fee":{"ArticleNumber":"","Name":"Return \\/ Retur","UnitPrice":4900,"VatPercent":2500}}'
    const credit = await send(php, 'POST', `${delivery}/credits/CreditWithFee`, body)
    expect(credit.status).toBe(202)
    expect(credit.text).toMatch(CREDIT)
    // 150,00 less 49,00.
    expect((await followed(php, credit)).text).toMatch(
      /^\{"CreditId":"\d+","Amount":-10100,"OrderRows":\[\{"OrderRowId":1,"ArticleNumber":"A1","Name":"Lamp","Quantity":-100,/,
    )
  })

  it('changes a row with an empty text for a discount that it does not have', async () => {
    const order = await newOrder()
    const body =
      '{"Name":"Lamp","UnitPrice":14000,"DiscountPercent":"","DiscountAmount":"","IsCancelled":false}'
    expect(await send(php, 'PATCH', `${order}/rows/1`, body)).toMatchObject({ status: 204, text: '' })
    expect((await send(php, 'GET', order)).text).toContain(
      '"Quantity":200,"UnitPrice":14000,"DiscountPercent":0',
    )
  })

  it('cancels an order beside an amount that it does not use', async () => {
    const order = await newOrder()
    const body = '{"IsCancelled":true,"CancelledAmount":""}'
    expect(await send(php, 'PATCH', order, body)).toMatchObject({ status: 204, text: '' })
    // 300,00 and 49,00: OrderAmount includes the cancelled amount.
    expect((await send(php, 'GET', order)).text).toContain('"CancelledAmount":34900,"OrderAmount":34900')
  })
})

describe('a Java client', () => {
  it('writes members in camel case, and a slash at the end of paths', async () => {
    const order = await newOrder()
    const part =
      '{"orderRowIds":[1],"rowDeliveryOptions":[{"orderRowId":1,"quantity":100}],"invoiceDistributionType":"EMAIL"}'
    const delivered = await send(java, 'POST', `${order}/deliveries`, part)
    expect(delivered.status).toBe(202)
    const { text } = await followed(java, delivered)
    expect(text).toContain('"OrderRowId":1,"ArticleNumber":"A1","Name":"Lamp","Quantity":100,')
    expect(text).toContain('"OrderRowId":3,"ArticleNumber":"A1","Name":"Lamp","Quantity":100,')
    expect(await send(java, 'PATCH', `${order}/rows/cancelOrderRows`, '{"orderRowIds":[2]}')).toMatchObject({
      status: 204,
      text: '',
    })
    const credited = await send(
      java,
      'PATCH',
      `${order}/deliveries/${deliveryIdOf(delivered)}`,
      '{"creditedAmount":100}',
    )
    expect(credited.status).toBe(200)
    expect(credited.text).toMatch(CREDIT)
    expect(credited.location).toBeNull()
  })

  it('reads the fees of a report', async () => {
    const { text } = await send(java, 'GET', '/api/v2/reports?date=2020-03-05&includeWithholding=false')
    expect(text).toContain(
      '{"type":"Service","amountExcludingVat":4873,"vatPercent":2500,"vatAmount":1218,"providerPaidAmount":-6091}',
    )
  })
})

describe('a .NET client', () => {
  it('writes every member, also null ones, and a number for an enumeration', async () => {
    const order = await newOrder()
    const body =
      '{"OrderRowIds":[2],"RowDeliveryOptions":null,"InvoiceDistributionType":2,"CancelRemaining":true}'
    const delivered = await send(dotnet, 'POST', `${order}/deliveries`, body)
    expect(delivered.status).toBe(202)
    expect((await followed(dotnet, delivered)).text).toContain('"CancelledAmount":30000,"OrderAmount":34900')
    const credit =
      '{"OrderRowIds":[],"RowCreditingOptions":null,"NewCreditOrderRow":{"Name":"Late","UnitPrice":900,' +
      '"VatPercent":2500,"Quantity":null,"ArticleNumber":null},"NewCreditOrderRows":null}'
    const credited = await send(
      dotnet,
      'POST',
      `${order}/deliveries/${deliveryIdOf(delivered)}/credits`,
      credit,
    )
    expect(credited.status).toBe(202)
    expect(credited.text).toMatch(CREDIT)
    expect((await followed(dotnet, credited)).text).toContain('"Amount":-900')
  })

  it('reads a refusal in the shape of the others', async () => {
    const order = await newOrder()
    const { status, text } = await send(
      dotnet,
      'POST',
      `${order}/deliveries/DeliverAndLowerAmount`,
      '{"DeliveredAmount":34901}',
    )
    expect(status).toBe(400)
    expect(text).toBe(
      '{"Code":40000,"Message":"The request is not valid.","Errors":[{"Code":1014,"Field":"DeliveredAmount",' +
        '"ErrorMessage":"DeliveredAmount must be from 1 to 34900."}]}',
    )
  })
})

describe('a TypeScript client', () => {
  it('lowers a delivery, and credits its rows', async () => {
    const order = await newOrder()
    const lowered = await send(
      typescript,
      'POST',
      `${order}/deliveries/DeliverAndLowerAmount`,
      '{"DeliveredAmount":30000,"unknown":{"a":[1]}}',
    )
    expect(lowered.status).toBe(202)
    const { text } = await followed(typescript, lowered)
    expect(text).toContain('"CancelledAmount":4900,"OrderAmount":34900')
    expect(text).toContain('"DeliveryAmount":30000,"CreditedAmount":0,"Credits":[]')
    const credited = await send(
      typescript,
      'POST',
      `${order}/deliveries/${deliveryIdOf(lowered)}/credits`,
      '{"orderRowIds":[2]}',
    )
    expect(credited.text).toMatch(CREDIT)
    expect((await followed(typescript, credited)).path).toMatch(/\/deliveries\/\d+\/credits\/\d+$/)
  })

  it('cancels an amount, given as a total', async () => {
    const order = await newOrder()
    expect(
      (await send(typescript, 'PATCH', order, '{"isCancelled":null,"cancelledAmount":900}')).status,
    ).toBe(204)
    expect((await send(typescript, 'GET', order)).text).toContain('"CancelledAmount":900,"OrderAmount":34900')
  })
})
