/**
 * The folder beside the state of a server, as a service of workerd that reads and writes files. It is no part of a backup:
 * what it has seen shows that the state is an older one. An operator's commands come in it too.
 */
import * as z from 'zod/mini'
import { errorFacts } from '../http/error-facts.ts'
import { log } from '../http/log.ts'
import { stateName } from './state-view.ts'

const SEEN = 'http://seen/seen.json'
const TOLD = 'http://seen/told.json'

/** The state that was served last from here. */
const seen = z.object({ state: z.string().check(z.regex(stateName)), beats: z.int() })
export type Seen = z.infer<typeof seen>

/**
 * `restored`: the state is a restored backup, or takes over from another: outcomes may be lost. `settled`: it is the state
 * from now on, and no client repeats a write that it does not know. `arrived`: it was moved here. `moved`: it was moved
 * away. `restoring`: a restore replaces it, and has not ended.
 */
const told = z.object({
  id: z.string(),
  act: z.enum(['restored', 'settled', 'arrived', 'moved', 'restoring']),
  /** With `settled`: the state is a restored backup, although no edge has heard of that. */
  isRestore: z.optional(z.boolean()),
})
export type Told = z.infer<typeof told>

export class SeenFolder {
  readonly #folder: Fetcher

  constructor(folder: Fetcher) {
    this.#folder = folder
  }

  /** Undefined if nothing was served from here yet, or if the file cannot be read. */
  seen(): Promise<Seen | undefined> {
    return this.#read(SEEN, seen)
  }

  told(): Promise<Told | undefined> {
    return this.#read(TOLD, told)
  }

  /** @returns whether it is noted */
  async note(what: Seen): Promise<boolean> {
    return (await this.#ask(SEEN, { method: 'PUT', body: `${JSON.stringify(what)}\n` })) !== undefined
  }

  /** What was told after it stays, and is followed by the next check. */
  async forgetTold({ id }: Told): Promise<void> {
    if ((await this.told())?.id === id) await this.#ask(TOLD, { method: 'DELETE' })
  }

  async #read<Value>(file: string, shape: { parse(value: unknown): Value }): Promise<Value | undefined> {
    const text = await this.#ask(file, {})
    if (text === undefined) return undefined
    try {
      return shape.parse(JSON.parse(text))
    } catch (error) {
      notNoted(error as Error)
      return undefined
    }
  }

  /** @returns the text of a file; undefined if it is not there. A folder that fails stops nothing. */
  async #ask(file: string, init: RequestInit): Promise<string | undefined> {
    try {
      const { ok, status, text } = await this.#answer(file, init)
      if (ok) return text
      if (status !== 404) throw new Error(`the folder answered ${status}`)
    } catch (error) {
      notNoted(error as Error)
    }
    return undefined
  }

  async #answer(file: string, init: RequestInit) {
    const answer = await this.#folder.fetch(file, init)
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  }
}

/** Without a note, an older state is not recognised later. The edge goes on. */
export function notNoted(error: Error): void {
  log('error', { event: 'state-not-noted', ...errorFacts(error) })
}
