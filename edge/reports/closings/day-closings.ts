import { DurableObject } from 'cloudflare:workers'
import { closingAct } from '../../../shared/domain/journal/journal.enums.ts'
import type { KeptClosing } from '../../../shared/domain/report/closing.ts'
import { hold } from '../../../shared/domain/values/invariant.ts'
import { parseJson, stringifyJson } from '../../../shared/domain/values/json.ts'
import { closingLimits } from '../../../shared/domain/values/limits.ts'
import { ok, refuse, type Result } from '../../../shared/domain/values/result.ts'
import type { Env } from '../../config/env.ts'
import { Courier } from '../../journal/courier.ts'
import { actLetter, closingSubject } from '../../journal/letter.ts'
import { learnName, namesOf, shownName, tellName } from '../../journal/names.ts'
import { Outbox } from '../../journal/outbox.ts'
import { Tables } from '../../storage/tables.ts'
import { allowUpdate, closingMigrations, refuseUpdate, withoutName } from './schema.ts'

/** Milliseconds until a letter that the journal could not take is sent again. */
const DELIVER_AGAIN_MS = 30_000

/** The worker's request: plain data, as RPC requires. */
export interface ClosingRequest extends Omit<KeptClosing, 'at'> {
  /** JSON of the body that the client sent. */
  content: string
  idempotencyKey?: string
  /** Workers of earlier releases do not say it. */
  requestId?: string
}

/** A closing as it is stored: without the name of who closed it, or with blanks in its place. */
type StoredClosing = Omit<KeptClosing, 'who'> & { who: Omit<KeptClosing['who'], 'name'> & { name?: string } }

export type ClosingRefusal = 'idempotency-key-reused' | 'report-closings-too-many'

/**
 * One object for each merchant: the days that its clerks closed. Entries are only added, so that the record lasts as
 * long as the books. Public methods are its RPC surface.
 */
export class DayClosings extends DurableObject<Env> {
  readonly #tables: Tables
  readonly #outbox: Outbox
  readonly #courier: Courier
  #hasMovedNames = false

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, closingMigrations)
    this.#outbox = new Outbox(() => this.#tables.sql)
    this.#courier = new Courier(env, this.#outbox, state.id.toString())
  }

  /** JSON of the closing under the key; undefined if there is none. */
  async before(key: string, content: string): Promise<Result<string | undefined, 'idempotency-key-reused'>> {
    const before = this.#under(key, content)
    if (!before.ok || !before.value) return before.ok ? ok(undefined) : before
    return ok(await this.#shown(before.value))
  }

  #under(key: string, content: string): Result<Row | undefined, 'idempotency-key-reused'> {
    const [before] =
      this.#tables.sql
        ?.exec<Row & { content: string }>('SELECT content, closing, checked FROM closings WHERE key = ?', key)
        .toArray() ?? []
    return !before || before.content === content ? ok(before) : refuse('idempotency-key-reused')
  }

  /**
   * Keeps a closing once for each key, and once while the same user repeats it with the same note. An unchecked closing
   * of an earlier release is not the same. Objects of 0.1.0 have a method `close` with another request.
   * @returns its JSON, as it was kept the first time
   */
  async keep(request: ClosingRequest): Promise<Result<string, ClosingRefusal>> {
    this.#tables.made()
    const kept = this.#kept(request)
    if (!kept.ok) return kept
    this.ctx.waitUntil(this.#deliver())
    await learnName(this.env, {
      merchantId: this.ctx.id.name!,
      requester: { ...request.who, user: request.who },
    })
    return ok(await this.#shown(kept.value))
  }

  #kept({ content, idempotencyKey, requestId, ...closing }: ClosingRequest): Result<Row, ClosingRefusal> {
    const sql = this.#tables.made()
    if (idempotencyKey !== undefined) {
      const before = this.#under(idempotencyKey, content)
      if (!before.ok) return before
      if (before.value) return ok(before.value)
    }
    const { date, reports, who, ...said } = closing
    const all = sql
      .exec<Row>('SELECT closing, checked FROM closings WHERE date = ? ORDER BY seq DESC', date)
      .toArray()
      .map((row) => ({ row, kept: closingOf(row) }))
    const [newest] = all
    if (newest && isSame(newest.kept, closing)) return ok(newest.row)
    const own = all.filter(({ kept }) => kept.who.kind === who.kind && kept.who.id === who.id)
    if (own.length >= closingLimits.perUser || all.length >= closingLimits.perDay) {
      return refuse('report-closings-too-many')
    }
    const { kind, id } = who
    const at = Date.now()
    const kept: StoredClosing = { date, reports, at: new Date(at).toISOString(), who: { kind, id }, ...said }
    const row = { closing: stringifyJson(kept), checked: 1 }
    this.ctx.storage.transactionSync(() => {
      sql.exec(
        'INSERT INTO closings (date, key, content, closing, checked) VALUES (?, ?, ?, ?, 1)',
        date,
        idempotencyKey ?? null,
        content,
        row.closing,
      )
      const newest = 'SELECT seq, closing, checked FROM closings WHERE date = ? ORDER BY seq DESC LIMIT 1'
      const [stored] = sql.exec<Row & { seq: number }>(newest, date).toArray()
      hold('closing-figures', isSame(closingOf(stored!), closing), () => ({
        day: Number(date.replaceAll('-', '')),
        closing: stored!.seq,
      }))
      const doer = { kind, id, requestId: requestId ?? '', letterId: crypto.randomUUID() }
      const subject = closingSubject(date)
      const facts = { reports, ...said }
      const merchantId = this.ctx.id.name!
      this.#outbox.add(actLetter(doer, { merchantId, subject, operation: closingAct, at, facts }))
    })
    // In the same turn: if this object is evicted before its letter is taken, nobody else wakes it.
    void this.ctx.storage.setAlarm(at + DELIVER_AGAIN_MS)
    return ok(row)
  }

  /** JSON of each closing of the days, both included, by day and then newest first. */
  async list(from: string, to: string): Promise<string[]> {
    await this.#moveNames()
    const rows = this.#tables.sql?.exec<Row>(
      'SELECT closing, checked FROM closings WHERE date BETWEEN ? AND ? ORDER BY date, seq DESC',
      from,
      to,
    )
    const closings = rows ? rows.toArray().map(closingOf) : []
    const names = await this.#names(closings)
    return closings.map((closing) => stringifyJson(named(closing, names)))
  }

  /** How many closings have the person's id. */
  countOf(person: string): number {
    const query = "SELECT count(*) AS count FROM closings WHERE closing ->> '$.who.id' = ?"
    return this.#tables.sql?.exec<{ count: number }>(query, person).one().count ?? 0
  }

  override async alarm(): Promise<void> {
    await this.#deliver()
  }

  async #deliver(): Promise<void> {
    if (await this.#courier.deliver()) return
    await this.ctx.storage.setAlarm(Date.now() + DELIVER_AGAIN_MS)
  }

  async #shown(row: Row): Promise<string> {
    const closing = closingOf(row)
    return stringifyJson(named(closing, await this.#names([closing])))
  }

  /** Names that cannot be asked now are shown as ids: a closing is kept and read without them. */
  async #names(closings: readonly StoredClosing[]): Promise<Record<string, string>> {
    try {
      return await namesOf(
        this.env,
        this.ctx.id.name!,
        closings.map(({ who }) => who),
      )
    } catch {
      return {}
    }
  }

  /** Moves the names of people out of closings that an earlier release kept. What fails is done with the next list. */
  async #moveNames(): Promise<void> {
    const { sql } = this.#tables
    if (this.#hasMovedNames || !sql) return
    const rows = sql.exec<{ seq: number; closing: string }>('SELECT seq, closing FROM closings').toArray()
    const changes = rows.flatMap(({ seq, closing }) => {
      const changed = withoutName(closing)
      return changed === undefined ? [] : [{ seq, closing, changed }]
    })
    try {
      for (const { closing } of changes) {
        const { who, at } = parseJson(closing) as KeptClosing
        const { kind, ...user } = who
        await tellName(this.env, { merchantId: this.ctx.id.name!, requester: { kind, user } }, Date.parse(at))
      }
    } catch {
      return
    }
    if (changes.length > 0) {
      this.ctx.storage.transactionSync(() => {
        sql.exec(allowUpdate)
        for (const { seq, changed } of changes) {
          sql.exec('UPDATE closings SET closing = ? WHERE seq = ?', changed, seq)
        }
        sql.exec(refuseUpdate)
      })
    }
    this.#hasMovedNames = true
  }
}

interface Row extends Record<string, SqlStorageValue> {
  closing: string
  checked: number | null
}

/** The closing as it is stored. The label is added here, because rows of an earlier release never change. */
function closingOf({ closing, checked }: Row): StoredClosing {
  const stored = parseJson(closing) as StoredClosing
  return checked === 1 ? stored : { ...stored, unchecked: true }
}

function named({ who, ...closing }: StoredClosing, names: Record<string, string>): KeptClosing {
  const { kind, id, name = '' } = who
  return { ...closing, who: { kind, id, name: name.trim() || shownName(who, names) } }
}

/** Whether the closings are the same. A missing note does not differ from an earlier note. */
function isSame(kept: StoredClosing, closing: Omit<KeptClosing, 'at'>): boolean {
  const says = closing.reason !== undefined || closing.note !== undefined
  const isSaid = !says || (kept.reason === closing.reason && kept.note === closing.note)
  return isSaid && !kept.unchecked && readText(kept) === readText(closing)
}

function readText({ reports, who: { kind, id } }: Pick<StoredClosing, 'reports' | 'who'>): string {
  return stringifyJson([reports, kind, id])
}
