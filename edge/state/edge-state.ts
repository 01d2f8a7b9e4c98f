import { DurableObject } from 'cloudflare:workers'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { log } from '../http/log.ts'
import { noteLock } from '../metrics/locks.ts'
import { Tables } from '../storage/tables.ts'
import { whoServes } from './address.ts'
import { stateMigrations } from './schema.ts'
import { notNoted, type Seen, SeenFolder, type Told } from './seen-folder.ts'
import type { Answering, Lock, StateView } from './state-view.ts'
import { watchesState } from './watches-state.ts'

/** Milliseconds between two checks of a running edge. */
const CHECK_MS = 60_000

interface Row extends Record<string, SqlStorageValue> {
  name: string
  epoch: number
  key_mark: string
  beats: number
  restored_at: number | null
  settled: number
  lock: string | null
  told: string | null
}

/**
 * One object for the whole edge: the identity of its state. It finds that another edge serves the same address, and that
 * the state is an older one than was served from here; then the edge serves nobody until an operator has decided. Public
 * methods are its RPC surface.
 */
export class EdgeState extends DurableObject<Env> {
  readonly #tables: Tables
  readonly #folder: SeenFolder | undefined
  readonly #run = crypto.randomUUID()
  #checked: Promise<void> | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, stateMigrations)
    this.#folder = env.SEEN && new SeenFolder(env.SEEN)
  }

  /** Who answers at this edge. It waits for nothing, because a check of this edge may ask it. */
  who(): Answering {
    const { name, epoch } = this.#row()
    return { state: name, epoch, run: this.#run }
  }

  /** The state after the first check of this process. */
  async view(): Promise<StateView> {
    await this.#checkOnce()
    const { name, epoch, key_mark, restored_at, settled, lock } = this.#row()
    return {
      name,
      epoch,
      keyMark: key_mark,
      ...(restored_at !== null && { lastRestore: restored_at }),
      ...(restored_at !== null && settled === 0 && { restoredAt: restored_at }),
      ...(lock !== null && { lock: JSON.parse(lock) as Lock }),
    }
  }

  /** If the check fails, the alarm comes again soon. */
  override async alarm(): Promise<void> {
    if (!watchesState(this.env)) return
    await this.#checkLater()
    this.#checked = this.#check()
    await this.#checked
  }

  /** The first check of this process: with an outcome, all later ones come by the alarm. */
  async #checkOnce(): Promise<void> {
    if (!watchesState(this.env)) return
    if (!this.#checked) {
      this.#checked = this.#check()
      await this.#checkLater()
    }
    await this.#checked
  }

  async #checkLater(): Promise<void> {
    try {
      await this.ctx.storage.setAlarm(Date.now() + CHECK_MS)
    } catch (error) {
      notNoted(error as Error)
    }
  }

  async #check(): Promise<void> {
    await this.#look()
    noteLock('state', this.#row().lock !== null)
  }

  async #look(): Promise<void> {
    const seen = await this.#folder?.seen()
    const told = await this.#folder?.told()
    if (told && told.id !== this.#row().told) this.#follow(told, seen)
    if (this.#row().lock !== null) return
    const lock = this.#lockBySeen(seen, told) ?? (await this.#lockByAddress())
    if (lock) return this.#lock(lock)
    if ((await this.#beat()) && told) await this.#folder!.forgetTold(told)
  }

  /** Does what an operator has told. */
  #follow({ id, act, isRestore }: Told, seen: Seen | undefined): void {
    // It stays told: another state that is put here is refused too.
    if (act === 'moved') return this.#lock({ why: 'moved' }, id)
    const { lock, name, beats } = this.#row()
    const why = lock === null ? undefined : (JSON.parse(lock) as Lock).why
    if (why === 'moved' && act !== 'arrived') return
    if (act === 'restoring') {
      // Another lock is of the state itself, and stays when the restore has ended.
      if (why === undefined) this.#lock({ why: act }, id)
      return
    }
    const sql = this.#sql()
    if (act === 'arrived' && why !== undefined && why !== 'moved' && why !== 'restoring') {
      // It did not serve at its former place either, because it may lack writes.
      sql.exec('UPDATE state SET told = ?', id)
      return
    }
    this.ctx.storage.transactionSync(() => {
      sql.exec('UPDATE state SET epoch = epoch + 1, lock = NULL, told = ?', id)
      // What arrives is complete, and keeps the lost time that it has.
      if (act === 'arrived') return
      // A state that takes over is the later one from now on.
      const settled = act === 'settled' ? 1 : 0
      sql.exec('UPDATE state SET settled = ?, beats = max(beats, ?)', settled, seen?.beats ?? 0)
      const isServing = lock === null && seen?.state === name && seen.beats <= beats
      // What its batches have made since the restore is known: only a state that takes over begins anew.
      if (act === 'settled' && isServing && !isRestore) return
      sql.exec('UPDATE state SET restored_at = ?, key_mark = ?', Date.now(), newKeyMark())
    })
    log('info', { event: 'state-taken', act, epoch: this.#row().epoch })
  }

  /** @param told what an operator has said, also after a restart that came before the next count */
  #lockBySeen(seen: Seen | undefined, told: Told | undefined): Lock | undefined {
    if (!seen) return undefined
    const { name, beats } = this.#row()
    if (seen.state !== name) return told ? undefined : { why: 'other', other: seen.state }
    // A copy that arrives at its own old place a second time is a backup.
    return seen.beats > beats && (!told || told.act === 'arrived') ? { why: 'older' } : undefined
  }

  async #lockByAddress(): Promise<Lock | undefined> {
    if (config.publicUrl === undefined) return undefined
    const answering = await whoServes(config.publicUrl)
    if (!answering || answering.run === this.#run) return undefined
    return { why: 'address', other: answering.state, epoch: answering.epoch }
  }

  #lock(lock: Lock, told: string | null = this.#row().told): void {
    this.#sql().exec('UPDATE state SET lock = ?, told = ?', JSON.stringify(lock), told)
    log('error', { event: 'state-locked', state: this.#row().name, ...lock })
  }

  /** Counts, first in the state and then in the folder: what was seen is never later than its state. */
  async #beat(): Promise<boolean> {
    try {
      this.#sql().exec('UPDATE state SET beats = beats + 1')
      await this.ctx.storage.sync()
    } catch (error) {
      // A full disk: the edge goes on, and the next check counts.
      notNoted(error as Error)
      return false
    }
    const { name, beats } = this.#row()
    return (await this.#folder?.note({ state: name, beats })) ?? true
  }

  #row(): Row {
    const [row] = this.#sql().exec<Row>('SELECT * FROM state').toArray()
    return row!
  }

  #sql(): SqlStorage {
    const sql = this.#tables.made()
    sql.exec(
      "INSERT OR IGNORE INTO state (one, name, epoch, key_mark, beats) VALUES (1, ?, 1, '', 0)",
      crypto.getRandomValues(new Uint8Array(8)).toHex(),
    )
    return sql
  }
}

/** Nobody can guess it before, and it is no secret afterwards. */
function newKeyMark(): string {
  return crypto.getRandomValues(new Uint8Array(4)).toHex()
}
