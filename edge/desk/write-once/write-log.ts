/** A desk's writes: each is stored before it is sent, and its answer once that is known. */
import { parseJson, stringifyJson } from '../../../shared/domain/values/json.ts'
import type { Letter, LetterBox } from '../../journal/letter.ts'
import type { Tables } from '../../storage/tables.ts'
import { KEY_MS, LOST_MS, REPEATED_MS, SOON_MS } from '../times.ts'
import { hold } from '../../../shared/domain/values/invariant.ts'
import type { Keeping } from './keeping.ts'

const KEPT_UNTIL = `iif(key IS NULL, lost_until, at + ${KEY_MS})`

/** A row that keeps only letters, or only the note of a write. No answer is empty. */
export const NOTHING = ''

/**
 * Before the request of a lost answer, and before the one that gets it again: unlike one that gets its answer first, it does
 * not forget the write.
 */
const AGAIN = 'again '

/** Rows with letters that the journal may lack; its parameter is JSON of the ids of the others. */
const UNTAKEN = 'letters IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?))'

/** One write, with digests of its caller. @typeParam Intent the data to find its outcome later, as JSON */
export interface LoggedWrite<Intent> {
  id: number
  /** Absent without an idempotency key. */
  key?: string
  /** The digest of operation and input. */
  content: string
  /** Who sent it; absent if an earlier release stored it. */
  caller?: string
  /** When it was sent, in milliseconds since 1970; of an outcome that came late, when it was kept. */
  at: number
  /** Whether it is certain that its client has no answer. */
  isLost: boolean
  /** Absent once the outcome is known. */
  intent?: Intent & WithAnswerKey
  /** Absent until the outcome is known. */
  kept?: KeptAnswer
}

/** The key that seals the answer; it is deleted with the intent. */
interface WithAnswerKey {
  answerKey: string
}

/** A write whose outcome is not known. */
export type OpenWrite<Intent> = LoggedWrite<Intent> & { intent: Intent & WithAnswerKey }

/** An answer that the caller's secret opens. */
export interface KeptAnswer {
  wrapped: string
  sealed: string
  /** The request that got it, until it is known whether its client took it. */
  handedTo?: string
}

export interface NewWrite<Intent> extends Pick<LoggedWrite<Intent>, 'content' | 'at'> {
  key?: string | undefined
  caller: string
  intent: Intent & WithAnswerKey
  /** Opens the answer's key for the caller. */
  wrapped: string
  /** Whether repeating the write adds nothing. */
  onlySets: boolean
}

interface Row extends Record<string, SqlStorageValue> {
  id: number
  key: string | null
  content: string
  caller: string | null
  at: number
  lost_until: number | null
  intent: string | null
  answer: string | null
  wrapped: string
  request: string | null
  letters: string | null
}

interface Kept {
  how: Keeping
  sealed: string
  request: string
  now: number
  letters: readonly Letter[]
}

/** The letters of a write are stored with it, in one statement with its outcome, until the journal has taken them. */
export class WriteLog<Intent> implements LetterBox {
  readonly #tables: Tables
  /**
   * The ids of rows whose letters the journal has taken. They leave with their row, because an update of their own would
   * cost each save a row. An instance that does not know it hands them over again, and the journal knows them.
   */
  readonly #settled = new Set<number>()

  constructor(tables: Tables) {
    this.#tables = tables
  }

  find(key: string): LoggedWrite<Intent> | undefined {
    return this.#select('WHERE key = ?', key)[0]
  }

  /** The latest write without a key of this caller and content whose client may have no answer. */
  findLost(caller: string, content: string, now: number): LoggedWrite<Intent> | undefined {
    const where =
      'WHERE key IS NULL AND ifnull(caller, ?1) = ?1 AND content = ?2 AND lost_until > ?3 ORDER BY id DESC LIMIT 1'
    return this.#select(where, caller, content, now)[0]
  }

  /** The write without a key of this very request: the platform repeats a request whose desk was reset. */
  findRequest(request: string): LoggedWrite<Intent> | undefined {
    return this.#select('WHERE key IS NULL AND request IN (?, ?)', request, AGAIN + request)[0]
  }

  /** The writes whose outcome is not known, oldest first. */
  open(): OpenWrite<Intent>[] {
    return this.#select('WHERE intent IS NOT NULL ORDER BY id') as OpenWrite<Intent>[]
  }

  /** When the open writes were sent. */
  unresolved(): { at: number }[] {
    const query = 'SELECT at FROM write_log WHERE intent IS NOT NULL'
    return this.#tables.sql?.exec<{ at: number }>(query).toArray() ?? []
  }

  /** Since when letters wait. */
  waiting(): { at: number }[] {
    const query = `SELECT at FROM write_log WHERE ${UNTAKEN}`
    return this.#tables.sql?.exec<{ at: number }>(query, this.#settledIds()).toArray() ?? []
  }

  /** Stores a write. Call it before sending. */
  begin({ key, content, caller, at, intent, wrapped, onlySets }: NewWrite<Intent>): OpenWrite<Intent> {
    const { id } = this.#tables
      .made()
      .exec<{ id: number }>(
        `INSERT INTO write_log (key, content, caller, at, intent, wrapped, only_sets)
         VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
        key ?? null,
        content,
        caller,
        at,
        stringifyJson(intent),
        wrapped,
        onlySets ? 1 : 0,
      )
      .one()
    // An id may come again.
    this.#settled.delete(id)
    return { id, ...(key !== undefined && { key }), content, caller, at, isLost: false, intent }
  }

  /**
   * Forgets the answers of changes without a key, because a later write may set other values. The platform repeats a request
   * whose desk was reset at once: that one still gets its answer, and sets nothing again.
   */
  forgetSet(now: number): void {
    const set = 'key IS NULL AND intent IS NULL AND only_sets = 1'
    this.#forget(`${set} AND (request IS NULL OR at <= ?)`, now - REPEATED_MS)
    this.#tables.sql?.exec(`UPDATE write_log SET content = '' WHERE ${set} AND content <> ''`)
  }

  /** Stores what became known of an open write. */
  update({ id, intent }: OpenWrite<Intent>): void {
    this.#tables.sql?.exec('UPDATE write_log SET intent = ? WHERE id = ?', stringifyJson(intent), id)
  }

  /** Marks that the client has no answer. */
  markLost({ id }: LoggedWrite<Intent>, now: number): void {
    this.#tables.sql?.exec('UPDATE write_log SET lost_until = ? WHERE id = ?', now + LOST_MS, id)
  }

  /** Adds letters to an open write. */
  addLetters({ id }: Pick<LoggedWrite<Intent>, 'id'>, letters: readonly Letter[]): void {
    this.#tables.sql?.exec(
      'UPDATE write_log SET letters = ? WHERE id = ?',
      this.#withLetters(id, letters),
      id,
    )
  }

  /** Stores letters of no write, before all others. */
  addFirst(letters: readonly Letter[]): void {
    const { id } = this.#tables
      .made()
      .exec<{ id: number }>(
        `INSERT INTO write_log (id, content, at, answer, wrapped, only_sets, letters)
         SELECT min(0, ifnull(min(id), 0)) - 1, '', ?, ?, '', 0, ? FROM write_log RETURNING id`,
        Date.now(),
        NOTHING,
        JSON.stringify(letters),
      )
      .one()
    this.#settled.delete(id)
  }

  /**
   * From now on its key is kept for {@link KEY_MS}, or its content for {@link LOST_MS}, also if its outcome was open for
   * longer: its client may ask again. One that is known soon keeps its time, so that its letters need no alarm of their own.
   * @param request the request that gets the answer now, or has lost it
   * @throws InvariantBroken unless the write is there, with its content
   */
  keep({ id, content }: LoggedWrite<Intent>, { how, sealed, request, now, letters }: Kept): void {
    const kept = this.#tables.sql?.exec(
      `UPDATE write_log SET intent = NULL, at = iif(?1 < at + ${SOON_MS}, at, ?1), answer = ?, request = ?,
       content = iif(?, '', content), lost_until = ifnull(lost_until, ?), letters = ? WHERE id = ? AND content = ?`,
      now,
      sealed,
      how === 'by-key' ? null : how === 'lost' ? AGAIN + request : request,
      how === 'by-request' ? 1 : 0,
      how === 'by-key' ? null : now + LOST_MS,
      this.#withLetters(id, letters),
      id,
      content,
    )
    // An answer at another row would be repeated for another write.
    const rows = kept?.rowsWritten ?? 0
    hold('answer-of-its-write', rows > 0, () => ({ write: id, rows }))
  }

  /**
   * The request gets the answer of a lost write again, which counts as lost too until its client is known to have it. The
   * report of a request that is still being handed the answer counts for itself.
   */
  toldAgain({ id, kept }: LoggedWrite<Intent>, request: string, now: number): void {
    const told = 'UPDATE write_log SET request = ?, lost_until = ? WHERE id = ?'
    this.#tables.sql?.exec(told, kept?.handedTo ?? AGAIN + request, now + LOST_MS, id)
  }

  /**
   * @param isHeard whether the client of the request took its answer: then the same content is a new write, or will be ten
   * minutes after the first answer if this was another one
   */
  handedOver(request: string, isHeard: boolean, now: number): void {
    if (isHeard) this.#forget('request = ?', request)
    this.#tables.sql?.exec(
      `UPDATE write_log SET request = NULL, lost_until = iif(?, at, ?) + ${LOST_MS} WHERE request IN (?, ?)`,
      isHeard ? 1 : 0,
      now,
      request,
      AGAIN + request,
    )
  }

  /** Deletes a write: its key and content are free again. Its letters stay. */
  drop({ id }: LoggedWrite<Intent>, letters: readonly Letter[] = []): void {
    if (letters.length > 0) this.addLetters({ id }, letters)
    this.#forget('id = ?', id)
  }

  dropOld(now: number): void {
    this.#forget(`intent IS NULL AND ${KEPT_UNTIL} <= ?`, now)
  }

  pending(): Letter[] {
    const query = `SELECT letters FROM write_log WHERE ${UNTAKEN} ORDER BY id`
    const rows = this.#tables.sql?.exec<{ letters: string }>(query, this.#settledIds()).toArray() ?? []
    return rows.flatMap(({ letters }) => JSON.parse(letters) as Letter[])
  }

  taken(ids: ReadonlySet<string>): void {
    const query = `SELECT id, answer, letters FROM write_log WHERE ${UNTAKEN}`
    const rows =
      this.#tables.sql?.exec<Pick<Row, 'id' | 'answer' | 'letters'>>(query, this.#settledIds()).toArray() ??
      []
    for (const { id, answer, letters } of rows) {
      const left = (JSON.parse(letters!) as Letter[]).filter((letter) => !ids.has(letter.id))
      if (left.length > 0)
        this.#tables.sql?.exec('UPDATE write_log SET letters = ? WHERE id = ?', JSON.stringify(left), id)
      else if (answer === NOTHING) this.#tables.sql?.exec('DELETE FROM write_log WHERE id = ?', id)
      else this.#settled.add(id)
    }
  }

  /** When the next answer expires. */
  nextDrop(): number | undefined {
    const first = this.#tables.sql
      ?.exec<{ next: number | null }>(`SELECT min(${KEPT_UNTIL}) AS next FROM write_log WHERE intent IS NULL`)
      .one()
    return first?.next ?? undefined
  }

  /** Deletes rows, and of those with letters all but the letters. */
  #forget(where: string, ...values: SqlStorageValue[]): void {
    const { sql } = this.#tables
    const settled = this.#settledIds()
    sql?.exec(
      `DELETE FROM write_log WHERE (${where}) AND (letters IS NULL OR id IN (SELECT value FROM json_each(?)))`,
      ...values,
      settled,
    )
    sql?.exec(
      `UPDATE write_log SET key = NULL, content = '', caller = NULL, lost_until = NULL, intent = NULL,
       answer = '${NOTHING}', wrapped = '', request = NULL
       WHERE (${where}) AND ifnull(answer, 'open') <> '${NOTHING}'`,
      ...values,
    )
  }

  /** JSON of the write's letters with these; null if there are none. */
  #withLetters(id: number, added: readonly Letter[]): string | null {
    const query = `SELECT iif(${UNTAKEN}, letters, NULL) AS letters FROM write_log WHERE id = ?`
    const { letters } = this.#tables
      .sql!.exec<{ letters: string | null }>(query, this.#settledIds(), id)
      .one()
    this.#settled.delete(id)
    if (letters === null && added.length === 0) return null
    return JSON.stringify([...(letters === null ? [] : (JSON.parse(letters) as Letter[])), ...added])
  }

  #settledIds(): string {
    return JSON.stringify([...this.#settled])
  }

  #select(where: string, ...values: SqlStorageValue[]): LoggedWrite<Intent>[] {
    const rows = this.#tables.sql?.exec<Row>(`SELECT * FROM write_log ${where}`, ...values).toArray() ?? []
    return rows.map(({ id, key, content, caller, at, lost_until, intent, answer, wrapped, request }) => ({
      id,
      ...(key !== null && { key }),
      content,
      ...(caller !== null && { caller }),
      at,
      isLost: lost_until !== null,
      ...(intent !== null && { intent: parseJson(intent) as Intent & WithAnswerKey }),
      ...(answer !== null &&
        answer !== NOTHING && {
          kept: { wrapped, sealed: answer, ...(isHandedTo(request) && { handedTo: request }) },
        }),
    }))
  }
}

function isHandedTo(request: string | null): request is string {
  return request !== null && !request.startsWith(AGAIN)
}
