/**
 * The globals of the simulated world: clock, timers, chance, cryptography and network. They are set once in a process
 * that does nothing else; {@link enter} says which run they belong to. The code of the edge uses them without knowing.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import * as node from 'node:crypto'
import type { Happening, Loop } from './loop.ts'
import type { Random } from './random.ts'

/** The life of one instance of an object: what belongs to a dead one never goes on. */
export interface Life {
  isOver: boolean
  /** Resolves when everything that it wrote is on the disk: before that, nothing leaves it for another object. */
  flush(): Promise<void>
}

/** Whose code runs. */
export const lives = new AsyncLocalStorage<Life>()

export interface Surroundings {
  loop: Loop
  random: Random
  fetch(url: string, init: RequestInit): Promise<Response>
}

let current: Surroundings | undefined

/** Makes this run the one that the globals belong to. */
export function enter(surroundings: Surroundings): void {
  current = surroundings
}

function world(): Surroundings {
  if (!current) throw new Error('no run is under way')
  return current
}

/** Never resolves: what waits for it belongs to an instance that is dead. */
const never = new Promise<never>(() => undefined)

/** Whether the code that runs now belongs to a dead instance. */
export function isGhost(): boolean {
  return lives.getStore()?.isOver ?? false
}

/** Resolves after some milliseconds, if whoever waits is still alive then. */
export function pause(milliseconds: number): Promise<void> {
  const life = lives.getStore()
  if (life?.isOver) return never
  return new Promise((resolve) => {
    world().loop.after(milliseconds, () => {
      if (!life?.isOver) resolve()
    })
  })
}

const RealDate = Date

class WorldDate extends RealDate {
  constructor(...values: [] | [number | string]) {
    // Only the forms that the edge uses.
    super(values.length === 0 ? world().loop.now : values[0])
  }

  static override now(): number {
    return world().loop.now
  }
}

function startTimer(act: () => void, milliseconds = 0): Happening {
  const life = lives.getStore()
  return world().loop.after(milliseconds, () => {
    if (!life?.isOver) act()
  })
}

function stopTimer(happening: Happening | null | undefined): void {
  if (happening) world().loop.cancel(happening)
}

/** The real algorithms, each answered an instant later: a process may stop there too. */
const subtle = {
  digest: async (_: string, data: Uint8Array) => later(node.createHash('sha256').update(data).digest()),
  importKey: async (_: string, bytes: Uint8Array) => ({ bytes }),
  deriveBits: async (how: Derivation, { bytes }: Key, bits: number) => later(derived(how, bytes, bits / 8)),
  deriveKey: async (how: Derivation, { bytes }: Key) => ({
    bytes: new Uint8Array(await later(derived(how, bytes, KEY_BYTES))),
  }),
  sign: async (_: string, { bytes }: Key, data: Uint8Array) =>
    later(node.createHmac('sha256', bytes).update(data).digest()),
  async encrypt({ iv, additionalData }: Sealed, { bytes }: Key, data: Uint8Array) {
    const cipher = node.createCipheriv('aes-256-gcm', bytes, iv).setAAD(additionalData)
    return later(Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]))
  },
  async decrypt({ iv, additionalData }: Sealed, { bytes }: Key, data: Uint8Array) {
    const decipher = node.createDecipheriv('aes-256-gcm', bytes, iv).setAAD(additionalData)
    decipher.setAuthTag(data.subarray(-TAG_BYTES))
    return later(Buffer.concat([decipher.update(data.subarray(0, -TAG_BYTES)), decipher.final()]))
  },
}
const TAG_BYTES = 16
const KEY_BYTES = 32
interface Key {
  bytes: Uint8Array
}
interface Derivation {
  salt?: Uint8Array
  info: Uint8Array
}
interface Sealed {
  iv: Uint8Array
  additionalData: Uint8Array
}

function derived(
  { salt = new Uint8Array(), info }: Derivation,
  bytes: Uint8Array,
  length: number,
): Uint8Array {
  return new Uint8Array(node.hkdfSync('sha256', bytes, salt, info, length))
}

async function later(bytes: Uint8Array): Promise<ArrayBuffer> {
  await pause(0)
  // A copy: Node's own buffers share their memory.
  return new Uint8Array(bytes).buffer
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

const crypto = {
  subtle,
  getRandomValues<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
    world().random.bytes(bytes)
    return bytes
  },
  randomUUID(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    return hex(bytes).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  },
}

function fetchInWorld(url: string, init: RequestInit = {}): Promise<Response> {
  return isGhost() ? never : world().fetch(url, init)
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  startTimer(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), milliseconds)
  return controller.signal
}

/** What workerd has of Uint8Array, and Node 24 has not. */
const ofBytes = {
  toHex(this: Uint8Array): string {
    return hex(this)
  },
  toBase64(this: Uint8Array, { alphabet = 'base64' }: { alphabet?: 'base64' | 'base64url' } = {}): string {
    return Buffer.from(this).toString(alphabet)
  },
}
const toBytes = {
  fromHex: (text: string) => new Uint8Array(Buffer.from(text, 'hex')),
  fromBase64: (text: string) => new Uint8Array(Buffer.from(text, 'base64')),
}

/** Sets the globals of this process. */
export function install(): void {
  const values = {
    Date: WorldDate,
    setTimeout: startTimer,
    clearTimeout: stopTimer,
    crypto,
    fetch: fetchInWorld,
    // The worker's lines about what it does are not part of the run.
    console: { ...console, info: () => undefined, error: () => undefined },
  }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }
  Object.assign(Uint8Array.prototype, ofBytes)
  Object.assign(Uint8Array, toBytes)
  Math.random = () => world().random.next()
  AbortSignal.timeout = timeout
}
