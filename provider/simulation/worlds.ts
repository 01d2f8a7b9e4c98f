/** Worlds: merchants that a sandbox opens while it runs. Each has its own orders, clock, faults, persons and campaigns. */
import { sha256 } from '@noble/hashes/sha2.js'
import * as z from 'zod/mini'
import { type ActionsMode, actionsModes } from '../../shared/domain/order/actions.rules.ts'
import { limited } from '../../shared/domain/values/long.schema.ts'
import { ruledMember } from '../../shared/domain/values/ruled.schema.ts'
import { textReason } from '../../shared/domain/values/text.rules.ts'
import { sandboxMerchants } from '../../shared/sandbox.ts'
import { LATEST_CLOCK } from '../clock.ts'
import { readIsoTimestamp } from '../auth/timestamp.ts'
import {
  accountCampaignList,
  campaignList,
  customerList,
  type SandboxData,
  testPersonOf,
} from '../sandbox-data.ts'
import type { Database } from '../storage/database.ts'
import { writeSetting } from '../storage/settings.ts'
import { saveNewOrder } from '../storage/stored-order.ts'
import { sandboxOrdersOf } from './sandbox-orders.ts'

/** Seconds: the default, and the longest. */
const LIFETIME = 3600
const LONGEST_LIFETIME = 7 * 24 * 3600

/** The earliest start of a clock comes a month after the dummy report days: orders of the beginning may be older. */
const EARLIEST = '2020-04-08T00:00:00.000Z'
const LATEST = new Date(LATEST_CLOCK).toISOString()

/** Bytes of the body that opens a world: its object stores the persons and campaigns as one value. */
export const WORLD_BODY_LIMIT = 256 * 1024

const text = z.string().check(
  z.minLength(1),
  ruledMember((value) => textReason(value, {})),
)

/** The body of `POST /sandbox/merchants`. */
export const newWorld = z.strictObject({
  /** The merchant's name in documents. */
  name: z.optional(text),
  /** Seconds until the world ends, by the system's clock. */
  seconds: z._default(limited({ minimum: 1, maximum: LONGEST_LIFETIME }), LIFETIME),
  /** Worlds with the same text generate the same orders. */
  seed: z.optional(text),
  /** The instant at which the world's clock starts; it runs from there. */
  now: z.optional(z.string().check(ruledMember(startReason))),
  /** The orders that it starts with: those of the sandbox's first merchant, or none. */
  orders: z._default(z.enum(['standard', 'none']), 'none'),
  customers: z._default(customerList, []),
  campaigns: z._default(campaignList, []),
  accountCreditCampaigns: z._default(accountCampaignList, []),
  /** Whether it has the customers and campaigns of every other merchant too. */
  builtIn: z._default(z.boolean(), true),
  actions: z.optional(z.enum(actionsModes)),
  reports: z._default(z.boolean(), true),
})
export type NewWorld = z.output<typeof newWorld>

function startReason(value: string) {
  const instant = readIsoTimestamp(value)
  const isFit = instant !== undefined && instant >= Date.parse(EARLIEST) && instant <= Date.parse(LATEST)
  return isFit
    ? undefined
    : ({ code: 'member-wrong-type', expected: `an instant from ${EARLIEST} to ${LATEST}` } as const)
}

/** What the object of a world knows of it. */
export interface World {
  /** When it ends, in milliseconds since 1970, by the system's clock. */
  until: number
  /** The MerchantId of the merchant that opened it. */
  openedBy: string
  name: string | undefined
  seed: string | undefined
  /** The instant at which its clock starts, in milliseconds since 1970; the system's time if it is undefined. */
  startsAt: number | undefined
  orders: NewWorld['orders']
  /** Its own; the provider's configuration otherwise. */
  actions: ActionsMode | undefined
  reports: boolean
  /** Its own customers and campaigns. `builtIn`: whether it has those of other merchants too. */
  data: SandboxData
}

/** @param now milliseconds since 1970, by the system's clock */
export function worldOf(asked: NewWorld, openedBy: string, now: number): World {
  return {
    until: now + Number(asked.seconds) * 1000,
    openedBy,
    name: asked.name,
    seed: asked.seed,
    startsAt: asked.now === undefined ? undefined : readIsoTimestamp(asked.now),
    orders: asked.orders,
    actions: asked.actions,
    reports: asked.reports,
    data: {
      customers: asked.customers.map(testPersonOf),
      campaigns: asked.campaigns,
      accountCampaigns: asked.accountCreditCampaigns,
      builtIn: asked.builtIn,
    },
  }
}

/** The customers and campaigns of a world: its own first, then those that every merchant has, unless it has none. */
export function dataOfWorld({ data }: World, every: SandboxData): SandboxData {
  if (!data.builtIn) return data
  return {
    customers: [...data.customers, ...every.customers],
    campaigns: [...data.campaigns, ...every.campaigns],
    accountCampaigns: [...data.accountCampaigns, ...every.accountCampaigns],
    builtIn: every.builtIn,
  }
}

/** Fills the database of a new world. @param now milliseconds since 1970, by the system's clock */
export function seedWorld(db: Database, world: World, now: number): void {
  const { startsAt, seed, orders } = world
  const clockOffset = startsAt === undefined ? 0 : startsAt - now
  writeSetting(db, 'clockOffset', clockOffset)
  if (seed !== undefined) writeSetting(db, 'seed', seedNumber(seed))
  if (orders === 'none') return
  for (const order of sandboxOrdersOf(sandboxMerchants.first, now + clockOffset)) saveNewOrder(db, order)
}

/** 32 bits of the text. */
function seedNumber(seed: string): number {
  return new DataView(sha256(new TextEncoder().encode(seed)).buffer).getUint32(0)
}
