import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../config/env.ts'
import { Tables } from '../storage/tables.ts'
import { keptSince } from './journal.ts'
import { type KeptPerson, People } from './people.ts'
import { headMigrations } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Letters that the journal has not taken yet. */
export interface Waiting {
  letters: number
  /** Objects that keep them. */
  objects: number
  /** When the oldest was written, in milliseconds since 1970. */
  since: number
}

/**
 * One object for each merchant: the names of its people, and which objects have letters that the journal could not take.
 * Public methods are its RPC surface.
 */
export class JournalHead extends DurableObject<Env> {
  readonly #tables: Tables

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#tables = new Tables(state.storage, headMigrations)
  }

  /** Keeps the name under which a person acted. @param at milliseconds since 1970 */
  async learn(id: string, name: string, at: number): Promise<void> {
    new People(this.#tables.made()).learn(id, name, at)
    await this.#wakeDaily()
  }

  /** The names of these people, without those that were taken out. */
  names(ids: readonly string[]): Record<string, string> {
    const known = ids.flatMap((id): [string, string][] => {
      const name = this.person(id)?.name
      return name ? [[id, name]] : []
    })
    // An id may be "__proto__": a property of an object that has it as its own.
    return Object.fromEntries(known)
  }

  person(id: string): KeptPerson | undefined {
    const { sql } = this.#tables
    return sql && new People(sql).find(id)
  }

  /** @param pseudonym the empty text takes the name out */
  async erase(id: string, pseudonym: string): Promise<void> {
    new People(this.#tables.made()).erase(id, pseudonym, Date.now())
    await this.#wakeDaily()
  }

  /** Notes that an object keeps letters. */
  async waits(object: string, letters: number, since: number): Promise<void> {
    const insert = 'INSERT OR REPLACE INTO waiting (object, letters, since) VALUES (?, ?, ?)'
    this.#tables.made().exec(insert, object, letters, since)
    await this.#wakeDaily()
  }

  /** Notes that the journal has taken all letters of an object. */
  arrived(object: string): void {
    this.#tables.sql?.exec('DELETE FROM waiting WHERE object = ?', object)
  }

  /** Undefined if no letter waits. */
  waiting(): Waiting | undefined {
    const query = 'SELECT sum(letters) AS letters, count(*) AS objects, min(since) AS since FROM waiting'
    const row = this.#tables.sql
      ?.exec<{ letters: number | null; objects: number; since: number }>(query)
      .one()
    return row && row.letters !== null ? { ...row, letters: row.letters } : undefined
  }

  /** Forgets people of whom the journal has no entry any more. */
  override async alarm(): Promise<void> {
    const { sql } = this.#tables
    if (!sql) return
    const people = new People(sql)
    people.forget(keptSince(Date.now()) - DAY_MS)
    if (people.isEmpty() && this.waiting() === undefined) return this.#tables.deleteAll()
    await this.#wakeDaily()
  }

  /** Whatever makes the tables needs this: only the alarm deletes them again. */
  async #wakeDaily(): Promise<void> {
    const { storage } = this.ctx
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + DAY_MS)
  }
}
