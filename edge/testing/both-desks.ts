/** The same write at a desk of each kind, for tests of `desk/write-once`. It adds something each time it is done. */
import { runInDurableObject } from 'cloudflare:test'
import type { Long } from '../../shared/domain/values/long.ts'
import type { ApiKey } from '../config/merchant.ts'
import { config } from '../config/configured.ts'
import { deskName } from '../order-desk/desk-request.ts'
import {
  creditHistory,
  creditOrder,
  deskOf,
  faultAtWrite,
  invoiceInput,
  newCreditOrder,
  row,
} from './credit.ts'
import { API_KEY, asServer, env, faultAt, historyOf, json, newOrder, orderNow, orderPath } from './edge.ts'
import { isWrite, type WireRequest } from './wire.ts'
import { ageWrites, storedWrites } from './desk-table.ts'

export interface DeskKind {
  name: string
  /** Makes the test's own order. */
  make(): Promise<Long>
  path(id: Long): string
  /** @param units differs for different contents */
  body(id: Long, units: number): object
  timesDone(id: Long): Promise<number>
  /** The outcomes in its history, newest first. */
  outcomes(id: Long): Promise<unknown[]>
  object(id: Long): Promise<DurableObjectStub>
  /** Sets a fault of the next write at the sandbox. */
  fault(id: Long, fault: object): Promise<void>
  isWrite(request: WireRequest): boolean
}

const bulb = { Name: 'Bulb', Quantity: 100, UnitPrice: 500, VatPercent: 2500 }

/** An order of 250.00 in two units; each write makes an invoice. */
const creditKind: DeskKind = {
  name: 'a credit order',
  make: newCreditOrder,
  path: () => '/api/soap/CreateInvoice',
  body(id, units) {
    const { Invoice, ...input } = invoiceInput(id)
    return { ...input, Invoice: { ...Invoice, InvoiceRows: [{ ...row, NrOfUnits: `0.${units}` }] } }
  },
  timesDone: async (id) => (await creditOrder(id)).Invoices!.length,
  outcomes: async (id) => (await creditHistory(`ProviderOrderNr=${id}`)).map(({ outcome }) => outcome),
  object: (id) => deskOf('ProviderOrderNr', id),
  fault: (_, fault) => faultAtWrite(fault),
  isWrite: ({ body }) => body.includes('<CreateInvoice '),
}

/** An order of one row; each write adds one. */
const orderKind: DeskKind = {
  name: 'an order',
  make: newOrder,
  path: (id) => `${orderPath(id)}/rows/`,
  body: (_, units) => ({ ...bulb, Quantity: units * 100 }),
  timesDone: async (id) => (await orderNow(id)).order.OrderRows.length - 1,
  outcomes: async (id) => (await historyOf(id)).map(({ outcome }) => outcome),
  object: (id) => Promise.resolve(env.DESK.getByName(deskName('100001', id))),
  fault: (id, fault) => faultAt(id, { method: 'POST', ...fault }),
  isWrite,
}

export const deskKinds = [orderKind, creditKind]

/** Writes of the merchant's server to one order. */
export class DeskCase {
  readonly kind: DeskKind
  readonly id: Long

  private constructor(kind: DeskKind, id: Long) {
    this.kind = kind
    this.id = id
  }

  static async of(kind: DeskKind): Promise<DeskCase> {
    return new DeskCase(kind, await kind.make())
  }

  write({ key, units = 1, apiKey = API_KEY }: { key?: string; units?: number; apiKey?: string } = {}) {
    const headers = key === undefined ? {} : { 'Idempotency-Key': key }
    const init = json('POST', this.kind.body(this.id, units), headers)
    return asServer(this.kind.path(this.id), init, apiKey)
  }

  timesDone(): Promise<number> {
    return this.kind.timesDone(this.id)
  }

  outcomes(): Promise<unknown[]> {
    return this.kind.outcomes(this.id)
  }

  object(): Promise<DurableObjectStub> {
    return this.kind.object(this.id)
  }

  /** The rows of the desk's write log. */
  async stored(columns = '*'): Promise<Record<string, unknown>[]> {
    return runInDurableObject(await this.object(), (_, { storage }) => storedWrites(storage, columns))
  }

  /** Lets time pass for the desk's writes. */
  async pass(milliseconds: number): Promise<void> {
    await runInDurableObject(await this.object(), (_, { storage }) => {
      ageWrites(storage, milliseconds)
    })
  }
}

/** A second API key of the merchant. */
export async function otherApiKey(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('of-the-shop'))
  const known = [...config.apiKeys.values()].find((one) => one.merchant.MerchantId === '100001')!
  const keys = config.apiKeys as Map<string, ApiKey>
  keys.set(new Uint8Array(digest).toHex(), { ...known, id: 'the-shop' })
  return 'of-the-shop'
}
