import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Database } from './database.ts'

/** A fault that a sandbox adds to a merchant's requests. */
export interface Fault {
  /** A request path; `*` matches anything. Case and a trailing slash do not matter. */
  path: string
  /** One method, or several with commas. */
  method?: string | undefined
  /** Before the request has any effect, or after it; then only the answer is lost. */
  phase: 'before' | 'after'
  /** The number of requests that it still affects. */
  times: number
  /** Of so many percent of the requests that match; all without it. */
  probability?: number | undefined
  /** With it, the same ones of a sequence of requests are affected each time. */
  seed?: number | undefined
  /** The number of requests that have matched, for the seed. */
  met?: number | undefined
  /** When it ends, in milliseconds since 1970 by the system's clock. */
  until?: number | undefined
  /** Delays the answer, in milliseconds. Alone, it changes nothing else. */
  latencyMs?: number | undefined
  /** Replaces the answer's status. */
  status?: number | undefined
  /** Closes the connection without an answer. */
  reset?: boolean | undefined
  /** Closes the connection after this many bytes of the body. */
  truncateAfterBytes?: number | undefined
  /** Replaces the body with bytes that are neither JSON nor XML. */
  garbage?: boolean | undefined
}

/** How a sandbox changes the delivery of callbacks. */
export interface CallbackMode {
  /** Seconds between an event and its first attempt, by the system's clock. */
  delaySeconds: number
  /** How often each callback is sent: 2 as by a provider that is not sure of the first. */
  copies: number
  /** Whether the events of an order that wait are sent in the order in which they were raised. */
  order: 'raised' | 'reversed'
  /** Whether everything is held back for now. */
  hold: boolean
}

/** When the tasks of a sandbox finish. */
export interface TaskTiming {
  /** Seconds by the merchant's clock. */
  delaySeconds: number
  /** As they were asked for; or, when one is due, all of them, the last one first. */
  order: 'asked' | 'reversed'
  /** How many of the next tasks fail. */
  fail: number
}

/** What a sandbox makes wrong in a day's report beside its sums, in one currency. Amounts are minor units. */
export interface WrongDay {
  date: string
  currency: string
  /** The day opens with so much more debt than the day before closed with. */
  openingDebt?: number
  /** The payment report states so much more than the debt with which the payout was computed. */
  statedOpeningDebt?: number
  statedClosingDebt?: number
  /** So many rows are in the totals and not in the list. */
  missingRows?: number
}

/** The settings of a merchant's object. Only a sandbox has any. */
export interface Settings {
  /** Milliseconds by which the object's clock runs ahead of the system's. */
  clockOffset: number
  /** In a world with a seed: 32 bits that generated orders follow. */
  seed: number
  /** The faults that wait for requests, oldest first. */
  faults: Fault[]
  callbackMode: CallbackMode
  /** Absent: tasks are done with their 202. */
  tasks: TaskTiming
  wrongDays: WrongDay[]
}

export function readSetting<Name extends keyof Settings>(
  db: Database,
  name: Name,
): Settings[Name] | undefined {
  return db.first<Settings[Name]>('SELECT value AS json FROM settings WHERE name = ?', name)
}

export function writeSetting<Name extends keyof Settings>(
  db: Database,
  name: Name,
  value: Settings[Name],
): void {
  db.run(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    name,
    stringifyJson(value),
  )
}

export function deleteSetting(db: Database, name: keyof Settings): void {
  db.run('DELETE FROM settings WHERE name = ?', name)
}
