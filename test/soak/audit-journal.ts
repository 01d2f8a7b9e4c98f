/**
 * The journal against the ledger and against the provider: each acknowledged write is in it once, in order and with its
 * own content, nothing refused is, and each unknown outcome is told or found. Pure.
 */
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import type { Finding } from './audit-counts.ts'
import { ANY_DELIVERY, isDelivery, keysOf, type Shown } from './effects.ts'
import { idInBatch, type Effect, type Intent } from './ledger.ts'

/** How the provider writes the end of the last day. */
const END_OF_DAY = 'T23:59:59'

/** One entry of the history of a subject. */
export type Past = Pick<JournalEntry, 'requestId' | 'outcome'>

/** The entries of each intent, the oldest first; and those that belong to none. */
export interface Assigned {
  byIntent: ReadonlyMap<string, readonly JournalEntry[]>
  others: readonly JournalEntry[]
}

/** @param entries of orders and of the SOAP service, the oldest first */
export function assignEntries(entries: readonly JournalEntry[], intents: readonly Intent[]): Assigned {
  const known = new Set(intents.map(({ id }) => id))
  const byIntent = new Map<string, JournalEntry[]>()
  const others: JournalEntry[] = []
  for (const entry of entries) {
    const { saveId, note, subject } = entry
    const ids = [saveId, saveId && idInBatch(saveId, subject.number ?? ''), note]
    const id = ids.find((one) => one !== undefined && known.has(one))
    if (id === undefined) others.push(entry)
    else byIntent.set(id, [...(byIntent.get(id) ?? []), entry])
  }
  return { byIntent, others }
}

/** Each intent against its entries. */
export function auditEntries(intents: readonly Intent[], { byIntent, others }: Assigned): Finding[] {
  const strange = others.map(({ subject, kind, outcome, requestId }) => ({
    subject: `${subject.kind} ${subject.number}`,
    what: `the journal has ${kind} (${outcome}, request ${requestId}), and nobody asked for it`,
  }))
  return [...strange, ...intents.flatMap((intent) => auditIntent(intent, byIntent.get(intent.id) ?? []))]
}

function auditIntent(intent: Intent, entries: readonly JournalEntry[]): Finding[] {
  const { id, subject, operation, told } = intent
  const find = (what: string): Finding[] => [{ subject, what: `${id}: ${what}` }]
  const outcomes = entries.map(({ outcome }) => outcome)
  const done = entries.filter(({ outcome }) => outcome === 'done')
  const last = outcomes.at(-1)
  const kinds = entries.filter(({ kind }) => kind !== operation)
  return [
    ...kinds.flatMap(({ kind }) => find(`the journal has ${kind} in place of ${operation}`)),
    ...(done.length > 1 ? find(`the journal has it done ${done.length} times`) : []),
    ...(done.length > 0 && last !== 'done' ? find(`the journal has ${last} after it was done`) : []),
    ...(told === 'done' && done.length === 0
      ? find(`it was acknowledged, and the journal has ${last ?? 'no entry'}`)
      : []),
    ...(told === 'refused' && done.length > 0 ? find('it was refused, and the journal has it done') : []),
    ...(told === 'unknown' && last === undefined
      ? find('its client was told that the outcome is unknown, and the journal has no entry')
      : []),
    ...done.flatMap((entry) => contentOf(intent.effect, entry).flatMap(find)),
  ]
}

/** What an entry lacks of the content of its intent. The order may not have been readable after the write. */
function contentOf(effect: Effect, { subject, changes, amounts }: JournalEntry): string[] {
  if (subject.kind === 'order' && amounts?.after === undefined) return []
  const has = (member: string, value?: string | number) =>
    changes.some(
      (change) => change.member === member && (value === undefined || String(change.to) === String(value)),
    )
  const lacks = (member: string, value?: string | number) =>
    has(member, value) ? [] : [`its entry does not have ${member}${value === undefined ? '' : ` ${value}`}`]
  switch (effect.is) {
    case 'rows':
      return effect.rows.flatMap(({ Name, Quantity, UnitPrice }) => [
        ...lacks('Name', Name),
        ...lacks('Quantity', Quantity),
        ...lacks('UnitPrice', UnitPrice),
      ])
    case 'row-values':
      return lacks('ArticleNumber', effect.mark)
    case 'metadata':
      return lacks(`Metadata.${effect.Key}`)
    case 'expiry':
      return lacks('ExpirationDate', `${effect.date}${END_OF_DAY}`)
    case 'rows-cancelled':
      return lacks('IsCancelled', 'true')
    case 'order-cancelled':
      return lacks('OrderStatus')
    case 'credit-order':
    case 'invoice':
      // Found by reading, an entry has no amount.
      return amounts?.after === undefined || Number(amounts.after) === effect.amount
        ? []
        : [`its entry has the amount ${amounts.after}, not ${effect.amount}`]
    case 'delivery':
    case 'delivery-of-all':
    case 'credit-of-new-row':
    case 'credit-of-rows':
    case 'credit-order-closed':
      return []
  }
}

/**
 * The provider shows what the journal says, as often as it says so: an entry that says nothing was done, or none, must be
 * true as well. A write that stays unknown may be there or not.
 */
export function auditAgainst(
  subject: string,
  intents: readonly Intent[],
  { byIntent }: Assigned,
  shown: Shown,
): Finding[] {
  const said = new Map<string, { done: number; unknown: number; ids: string[] }>()
  for (const { id, effect } of intents) {
    const outcomes = (byIntent.get(id) ?? []).map(({ outcome }) => outcome)
    const isDone = outcomes.includes('done')
    const isUnknown = !isDone && outcomes.at(-1) === 'unknown'
    for (const key of keysOf(effect)) {
      const { done, unknown, ids } = said.get(key) ?? { done: 0, unknown: 0, ids: [] }
      said.set(key, {
        done: done + Number(isDone),
        unknown: unknown + Number(isUnknown),
        ids: [...ids, `${id} (${outcomes.join(', ') || 'no entry'})`],
      })
    }
  }
  return [...said].flatMap(([key, { done, unknown, ids }]) => {
    // A delivery that no intent describes may be that of a batch.
    if (key === ANY_DELIVERY || (said.has(ANY_DELIVERY) && isDelivery(key))) return []
    const count = shown.get(key) ?? 0
    if (count >= done && count <= done + unknown) return []
    return [{ subject, what: `${key} is there ${count} times, and the journal has ${ids.join(', ')}` }]
  })
}

/**
 * The entries of one order, the oldest first: each begins with the amount that the one before left, the last one with the
 * order's own, and an acknowledged write is before those that began after its answer.
 * @param remaining what the order has now, in minor units
 */
export function auditSequence(
  subject: string,
  entries: readonly JournalEntry[],
  intents: readonly Intent[],
  remaining: number,
): Finding[] {
  const byId = new Map(intents.map((intent) => [intent.id, intent]))
  const findings: Finding[] = []
  const find = (what: string) => findings.push({ subject, what })
  let left: number | undefined
  let latest: Intent | undefined
  for (const { outcome, amounts, saveId = '', subject: of, requestId } of entries) {
    // What an unknown write left is known from the next one.
    if (outcome === 'unknown') left = undefined
    if (outcome !== 'done') continue
    if (left !== undefined && amounts?.before !== undefined && Number(amounts.before) !== left)
      find(`request ${requestId} began with ${amounts.before}, and the one before left ${left}`)
    left = amounts?.after === undefined ? undefined : Number(amounts.after)
    const intent = byId.get(saveId) ?? byId.get(idInBatch(saveId, of.number ?? ''))
    if (!intent) continue
    if (latest && intent.told === 'done' && intent.toldAt! < latest.sentAt)
      find(`the journal has ${latest.id} before ${intent.id}, which was answered before the other began`)
    if (!latest || intent.sentAt > latest.sentAt) latest = intent
  }
  if (left !== undefined && left !== remaining)
    find(`the last entry left ${left}, and the order has ${remaining}`)
  return findings
}

/** The history of an order has the entries that the journal of all orders has, in the same order. */
export function auditHistory(
  subject: string,
  entries: readonly JournalEntry[],
  history: readonly Past[],
): Finding[] {
  const [here, there] = [entries.map(pastText), history.map(pastText)]
  const place = Array.from({ length: Math.max(here.length, there.length) }).findIndex(
    (_, index) => here[index] !== there[index],
  )
  if (place < 0) return []
  const what = `entry ${place + 1} of the journal is ${here[place] ?? 'none'}, and in the history ${there[place] ?? 'none'}`
  return [{ subject, what }]
}

function pastText({ requestId, outcome }: Past): string {
  return `${requestId} ${outcome}`
}
