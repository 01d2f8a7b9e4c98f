/** The clients of a soak: who they are, and what they do until the traffic is over. */
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import { openSession } from '../support/client.ts'
import { callSandbox, createOrder } from '../support/sandbox.ts'
import { soakRow } from './acts.ts'
import { type Made, makeBatches } from './batch-clerk.ts'
import type { Caller, Traffic } from './caller.ts'
import { work } from './clerk.ts'
import { workOnCredit } from './credit-clerk.ts'
import { type Heard, listen } from './listeners.ts'
import { type Ledger, MADE, ofOrder } from './ledger.ts'
import type { Plan } from './plan.ts'
import type { Processes } from './processes.ts'
import { readFiles } from './readers.ts'

const capabilities: Capability[] = [
  'order.read',
  'rows.write',
  'order.extend',
  'metadata.write',
  'deliveries.write',
  'orders.cancel',
  'credits.write',
  'credit.read',
  'credit.write',
]
/** Of the sessions, every so many-th is of the credit desk, and every so many-th also has an order open. */
const [CREDIT_EVERY, LIVE_EVERY] = [8, 3]
/** The merchant's own servers, besides the sessions. */
const SERVERS = { keyed: 2, keyless: 3, soap: 2, files: 2 }
const AT_ONCE = 8

/** A day that the sandbox has a report of, and one that a soak adds rows to. */
const [DUMMY_DAY, BULK_DAY, BULK_ROWS] = ['2020-03-06', '2026-01-15', 2000] as const

const SERVER_KEY = { Authorization: 'Bearer sandbox-api-key-100001' }
/** The merchant's server, with a key for each write. */
export const server: Caller = { headers: SERVER_KEY, isKeyed: true }
/** A server without keys. Over SOAP, it speaks XML. */
const keyless: Caller = { headers: SERVER_KEY, isKeyed: false }

/** What the clients leave for the audit, besides the ledger. */
export interface Left {
  orders: string[]
  batches: Made[]
  heard: Heard[]
}

/** Makes the orders, and the rows of a report. */
export async function prepare({ addresses }: Processes, ledger: Ledger, plan: Plan): Promise<string[]> {
  const random = plan.randomOf('orders')
  const orders: string[] = []
  const make = async (number: number) => {
    const rows = [0, 1].map((row) => soakRow(`made-${number}.${row}`, random))
    const id = await createOrder(addresses, { OrderRows: rows })
    const effect = { is: 'rows', rows } as const
    ledger.end(ledger.begin({ id: `made-${number}`, subject: ofOrder(id), operation: MADE, effect }), 'done')
    orders.push(id)
  }
  const numbers = Array.from({ length: plan.orders }, (_, number) => number).values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const number of numbers) await make(number)
    }),
  )
  await callSandbox(addresses, 'reports', { date: BULK_DAY, rows: BULK_ROWS })
  return orders
}

/** Opens the sessions. @returns what starts all clients, and resolves once each of them has its last answer */
export async function openClients(
  traffic: Traffic,
  { addresses }: Processes,
  plan: Plan,
  left: Left,
): Promise<() => Promise<void>> {
  const { orders, batches, heard } = left
  let intents = 0
  const nextId = () => `s${(intents += 1)}`
  const clients: (() => Promise<void>)[] = []
  const add = (name: string, client: (random: ReturnType<Plan['randomOf']>) => Promise<void>) =>
    clients.push(() => client(plan.randomOf(name)))
  for (let number = 0; number < plan.sessions; number++) {
    const user = { id: `u${number}`, name: `Clerk ${number}` }
    const { token } = await openSession(addresses, { capabilities, user })
    const page = { origin: addresses.demo, token }
    const caller = { headers: { Authorization: `Bearer ${token}`, Origin: addresses.demo }, isKeyed: true }
    const isOfCredit = number % CREDIT_EVERY === CREDIT_EVERY - 1
    add(`session ${number}`, (random) =>
      isOfCredit
        ? workOnCredit(traffic, caller, random, nextId)
        : work(traffic, caller, random, orders, nextId),
    )
    if (number % LIVE_EVERY === 0)
      add(`live ${number}`, (random) => listen(traffic, page, random, orders, heard))
  }
  for (let number = 0; number < SERVERS.keyed; number++)
    add(`server ${number}`, (random) => work(traffic, server, random, orders, nextId))
  for (let number = 0; number < SERVERS.keyless; number++)
    add(`keyless ${number}`, (random) => work(traffic, keyless, random, orders, nextId))
  for (let number = 0; number < SERVERS.soap; number++)
    add(`soap ${number}`, (random) => workOnCredit(traffic, keyless, random, nextId))
  for (let number = 0; number < SERVERS.files; number++)
    add(`files ${number}`, (random) => readFiles(traffic, server, random, [DUMMY_DAY, BULK_DAY]))
  add('batches', (random) => makeBatches(traffic, server, random, orders, batches, nextId))
  return async () => void (await Promise.all(clients.map((client) => client())))
}
