/**
 * What the clients of a soak meant and what they were told: written by them alone, so that the audit compares two
 * sources. An intent is one write that a client wanted once, however often it asked.
 */

/** A row of an order, in the units of the order API. */
export interface SoakRow {
  /** Unique in the run: no other intent adds a row of this name. */
  Name: string
  /** Times 100. */
  Quantity: number
  /** Minor units. */
  UnitPrice: number
}

/** The number of a row that a delivery or a credit takes, times 100. */
export interface Part {
  Name: string
  Quantity: number
}

/** What a write leaves behind, so that it can be recognised at the provider. */
export type Effect =
  | { is: 'rows'; rows: readonly SoakRow[] }
  /** A row gets a mark as its ArticleNumber, and a price. A later one may replace it. */
  | { is: 'row-values'; row: string; mark: string; UnitPrice: number }
  | { is: 'rows-cancelled'; rows: readonly string[] }
  | { is: 'order-cancelled' }
  | { is: 'delivery'; parts: readonly Part[] }
  /** Whatever was open when it was done: a batch does not say what it delivers. */
  | { is: 'delivery-of-all' }
  | { is: 'credit-of-new-row'; delivery: string; row: SoakRow }
  | { is: 'credit-of-rows'; delivery: string; parts: readonly Part[] }
  | { is: 'metadata'; Key: string; Value: string }
  /** `YYYY-MM-DD`, unique in the run. A later one may replace it. */
  | { is: 'expiry'; date: string }
  /** Amounts of the SOAP service, in minor units with VAT. */
  | { is: 'credit-order'; amount: number }
  | { is: 'invoice'; amount: number }
  | { is: 'credit-order-closed' }

/**
 * The last that a client heard: `done`, with the answer of a success; `refused`, with a reason why nothing was done;
 * `unknown`, that it cannot be known; `nothing`, because it left or its edge never came back.
 */
export type Told = 'done' | 'refused' | 'unknown' | 'nothing'

export interface Intent {
  /** Unique in the run. It travels as Save-Id or as note, so that the journal has it too. */
  id: string
  /** `order 10000001`, or `credit` and the merchant's number. */
  subject: string
  /** The name of the operation in the operation table. */
  operation: string
  effect: Effect
  /** Milliseconds since the run began: when it was first sent, and when the client heard the last of it. */
  sentAt: number
  toldAt?: number
  told: Told
  /** The code of the last problem. */
  code?: string
  /** The content of the first success, to compare repetitions with. */
  answer?: string
}

/** What a client saw and must not have seen, found while the run was on. */
export interface Sighting {
  subject: string
  what: string
}

export class Ledger {
  readonly intents: Intent[] = []
  readonly sightings: Sighting[] = []
  /** Of each kind of happening, how many there were: a soak without any has shown nothing of it. */
  readonly counts = new Map<string, number>()
  readonly #began = performance.now()

  /** Milliseconds since the run began. */
  now(): number {
    return performance.now() - this.#began
  }

  /** An intent that is sent from now on. */
  begin(intent: Pick<Intent, 'id' | 'subject' | 'operation' | 'effect'>): Intent {
    const begun: Intent = { ...intent, sentAt: this.now(), told: 'nothing' }
    this.intents.push(begun)
    return begun
  }

  end(intent: Intent, told: Told, more: Pick<Intent, 'code' | 'answer'> = {}): void {
    Object.assign(intent, more, { told, toldAt: this.now() })
    this.count(`${intent.operation} ${told}`)
  }

  count(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times)
  }

  see(subject: string, what: string): void {
    this.sightings.push({ subject, what })
  }
}

/** The operation of the intent that made an order: the sandbox did it, so the journal does not have it. */
export const MADE = 'made by the sandbox'

/** The subject of an order of the order API. */
export function ofOrder(id: string | number | bigint): string {
  return `order ${id}`
}

/** The subject of a credit order, by the merchant's own number. */
export function ofCredit(number: string): string {
  return `credit ${number}`
}

/** The id of what a batch does to an order; the journal has the batch's id and the order's number. */
export function idInBatch(batch: string, order: string | number | bigint): string {
  return `${batch} ${order}`
}
