/**
 * The objects of one edge: each has a name, a storage and, while it is awake, an instance of its class. Calls take time,
 * instances are reset, and alarms wake them, as on the platform.
 */
import { isGhost, type Life, lives, pause } from './globals.ts'
import type { Loop } from './loop.ts'
import type { Random } from './random.ts'
import { type Backup, type Disk, Storage } from './storage.ts'

type Instance = Record<string, (...values: unknown[]) => unknown>
type ObjectClass = new (state: DurableObjectState, env: never) => unknown

/** Milliseconds after which a failed alarm is tried again. */
const ALARM_RETRY_MS = 2_000

interface Awake {
  life: Life
  instance: Instance
  /** Resolves when the instance takes calls. */
  ready: Promise<unknown>
  /** Rejects when the instance is reset. */
  reset: Promise<never>
  end: (error: Error) => void
}

/** What the platform says of a call to an object with too many requests. */
function overloadError(): Error {
  return Object.assign(new Error('the object is overloaded'), { overloaded: true })
}

/** What the platform says of a call to an object that was reset. */
function resetError(): Error {
  return Object.assign(new Error('the object was reset'), { durableObjectReset: true, remote: true })
}

/** The platform marks what an object's own code throws. */
async function remotely<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw Object.assign(error as Error, { remote: true })
  }
}

class SimulatedObject {
  readonly name: string
  readonly storage: Storage
  readonly #platform: Platform
  readonly #Class: ObjectClass
  #awake: Awake | undefined
  #alarm: { at: number } | undefined
  /** The alarm whose handler is under way. */
  #rung: { at: number } | undefined

  constructor(platform: Platform, Class: ObjectClass, name: string) {
    this.name = name
    this.#platform = platform
    this.#Class = Class
    this.storage = new Storage(platform.disk)
    this.storage.onAlarm = () => this.#schedule()
  }

  /** One call, from its arrival to its answer. As on the platform, that leaves only once everything is on the disk. */
  async call(method: string, values: unknown[]): Promise<unknown> {
    const awake = this.#wake()
    const work = lives.run(awake.life, async () => {
      await awake.ready
      const value = await remotely(async () => awake.instance[method]!(...values))
      this.#platform.onAnswer(this, method)
      await this.storage.sync()
      return value
    })
    return Promise.race([work, awake.reset])
  }

  /** The instance ends at once, with all that it has in memory. */
  reset(): void {
    const awake = this.#awake
    this.#awake = undefined
    if (awake) {
      awake.life.isOver = true
      awake.end(resetError())
    }
    this.storage.crash()
    this.#alarm = undefined
    this.#schedule()
  }

  #wake(): Awake {
    if (this.#awake) return this.#awake
    const life: Life = { isOver: false, flush: () => this.storage.sync() }
    const { promise: reset, reject: end } = Promise.withResolvers<never>()
    reset.catch(() => undefined)
    const awake: Awake = { life, instance: {}, ready: Promise.resolve(), reset, end }
    this.#awake = awake
    const state = {
      id: { name: this.name, toString: () => `${this.#Class.name}:${this.#platform.idOf(this.name)}` },
      storage: storageOf(this.storage),
      waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
      blockConcurrencyWhile: (work: () => Promise<unknown>) => (awake.ready = work()),
      getWebSockets: () => [],
    }
    lives.run(life, () => {
      awake.instance = new this.#Class(state as never, this.#platform.env as never) as Instance
    })
    return awake
  }

  #schedule(): void {
    const at = this.storage.alarm
    if (at === null || this.#alarm?.at === at) return
    const alarm = { at }
    this.#alarm = alarm
    const { loop } = this.#platform
    loop.after(at - loop.now, () => {
      if (this.#alarm === alarm) void this.#ring(alarm)
    })
  }

  /** The alarm counts as done once its handler has ended; until then it comes again. */
  async #ring(alarm: { at: number }): Promise<void> {
    const { loop } = this.#platform
    this.#alarm = undefined
    // It was deleted, or the clock was set back.
    if (this.storage.alarm !== alarm.at || loop.now < alarm.at) return this.#schedule()
    void this.storage.deleteAlarm()
    this.#rung = alarm
    try {
      await this.call('alarm', [])
    } catch {
      if (this.storage.alarm === null) void this.storage.setAlarm(loop.now + ALARM_RETRY_MS)
      // The platform never forgets it, also if the object is reset once more.
      this.storage.flush()
    } finally {
      if (this.#rung === alarm) this.#rung = undefined
    }
  }

  /** What the disk has: the platform keeps an alarm there until its handler has ended. */
  backup(): Backup {
    const { tables, rest } = this.storage.backup()
    return { tables, rest: { ...rest, alarm: rest.alarm ?? this.#rung?.at ?? null } }
  }
}

/** Does something for code of an instance that is alive. */
function alive<Values extends unknown[], Value>(
  act: (...values: Values) => Value,
): (...values: Values) => Value {
  return (...values) => {
    if (isGhost()) throw new Error('a dead instance writes')
    return act(...values)
  }
}

/** The members of the platform's storage, for the code of the edge: nothing of a dead instance reaches it. */
function storageOf(storage: Storage): object {
  return {
    sql: { exec: alive(storage.sql.exec) },
    transactionSync: alive((work: () => unknown) => storage.transactionSync(work)),
    sync: alive(() => storage.sync()),
    get: alive((key: string) => storage.get(key)),
    put: alive((key: string, value: unknown) => storage.put(key, value)),
    delete: alive((key: string) => storage.delete(key)),
    getAlarm: alive(() => storage.getAlarm()),
    setAlarm: alive((at: number) => storage.setAlarm(at)),
    deleteAlarm: alive(() => storage.deleteAlarm()),
    deleteAll: alive(() => storage.deleteAll()),
  }
}

interface Settings {
  /** What of an object's name its id follows from: a run must not depend on those before it. */
  idOf: (name: string) => string
  loop: Loop
  random: Random
  disk: Disk
  /** The class of each binding. */
  classes: Record<string, ObjectClass>
}

/** One edge's objects. Another edge has others, also under the same names. */
export class Platform {
  /** The bindings. A process has its own, by which the edge's modules know it. */
  env: Record<string, unknown> = {}
  readonly idOf: Settings['idOf']
  readonly loop: Loop
  readonly disk: Disk
  readonly #random: Random
  readonly #classes: Settings['classes']
  /** Called before a call reaches an object, with its values. */
  onCall: (call: { binding: string; method: string; values: unknown[] }) => void = () => undefined
  /** Called when an object has made an answer, which then waits for the disk. */
  onAnswer: (object: { reset(): void }, method: string) => void = () => undefined
  readonly #objects = new Map<string, SimulatedObject>()
  readonly #overloaded = new Set<string>()

  constructor({ idOf, loop, random, disk, classes }: Settings) {
    this.idOf = idOf
    this.loop = loop
    this.disk = disk
    this.#random = random
    this.#classes = classes
    this.#begin()
  }

  #begin(): void {
    const bindings = Object.keys(this.#classes).map((binding) => [
      binding,
      { getByName: (name: string) => this.#stub(binding, name) },
    ])
    this.env = Object.fromEntries(bindings)
  }

  /** The storage of an object that nobody has called yet. */
  storageOf(binding: string, name: string): Storage {
    return this.#object(binding, name).storage
  }

  /** The storages of a binding's objects, by their names. */
  storages(binding: string): [name: string, storage: Storage][] {
    const prefix = `${binding} `
    return [...this.#objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([, { name, storage }]) => [name, storage])
  }

  /** Resets one object of a binding, or every object of the process. */
  reset(binding?: string): void {
    for (const [key, object] of this.#objects) {
      if (binding === undefined || key.startsWith(`${binding} `)) object.reset()
    }
  }

  /** For some milliseconds, no call from outside reaches the objects of a binding. */
  overload(binding: string, milliseconds: number): void {
    this.#overloaded.add(binding)
    this.loop.after(milliseconds, () => this.#overloaded.delete(binding))
  }

  backup(): Map<string, Backup> {
    return new Map([...this.#objects].map(([key, object]) => [key, object.backup()]))
  }

  /** A new process begins. Every object has what it had then; those that came later have nothing. */
  restore(backups: ReadonlyMap<string, Backup>): void {
    this.#begin()
    for (const [key, object] of this.#objects) {
      object.storage.restore(backups.get(key) ?? { tables: [], rest: { entries: new Map(), alarm: null } })
      object.reset()
    }
  }

  close(): void {
    for (const { storage } of this.#objects.values()) storage.close()
  }

  #object(binding: string, name: string): SimulatedObject {
    const key = `${binding} ${name}`
    let known = this.#objects.get(key)
    if (!known) this.#objects.set(key, (known = new SimulatedObject(this, this.#classes[binding]!, name)))
    return known
  }

  #stub(binding: string, name: string): unknown {
    return new Proxy(
      {},
      {
        get: (_, method) => {
          if (typeof method !== 'string' || method === 'then') return undefined
          return (...values: unknown[]) => this.#call({ binding, name }, method, values)
        },
      },
    )
  }

  /** A call takes a moment in each direction. Its values are copied, as between processes. */
  async #call(
    { binding, name }: { binding: string; name: string },
    method: string,
    values: unknown[],
  ): Promise<unknown> {
    const sent = structuredClone(values)
    await lives.getStore()?.flush()
    await pause(this.#random.between(0, 3))
    if (this.#overloaded.has(binding)) throw overloadError()
    this.onCall({ binding, method, values: sent })
    const answer = structuredClone(await this.#object(binding, name).call(method, sent))
    await pause(this.#random.between(0, 3))
    return answer
  }
}
