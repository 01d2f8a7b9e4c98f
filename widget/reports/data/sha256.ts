/**
 * SHA-256 (FIPS 180-4) of bytes that come in pieces. The browser's own hash wants all of them at once, which for a large
 * report would be 50 MB, and exists only on pages with https.
 */

const BLOCK = 64
const ROUNDS = 64

/** The beginnings of the square roots of the first primes, and of their cube roots. */
const { start, constants } = firstNumbers()

export class Sha256 {
  readonly #state = start.slice()
  /** What is left of the bytes so far: less than a block. */
  readonly #rest = new Uint8Array(BLOCK)
  readonly #words = new Int32Array(ROUNDS)
  #length = 0

  update(bytes: Uint8Array): void {
    let from = 0
    const held = this.#length % BLOCK
    this.#length += bytes.length
    if (held > 0) {
      from = Math.min(BLOCK - held, bytes.length)
      this.#rest.set(bytes.subarray(0, from), held)
      if (held + from < BLOCK) return
      this.#add(this.#rest, 0)
    }
    for (; from + BLOCK <= bytes.length; from += BLOCK) this.#add(bytes, from)
    this.#rest.set(bytes.subarray(from))
  }

  /** The digest in lower-case hex; to be called once. */
  hex(): string {
    const length = this.#length
    const end = new Uint8Array(((119 - (length % BLOCK)) % BLOCK) + 9)
    end[0] = 0x80
    // The length in bits, as 64 bits.
    new DataView(end.buffer).setBigUint64(end.length - 8, BigInt(length) * 8n)
    this.update(end)
    return [...this.#state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  #add(bytes: Uint8Array, from: number): void {
    const words = this.#words
    for (let at = 0; at < 16; at += 1) {
      const place = from + at * 4
      words[at] =
        (bytes[place]! << 24) | (bytes[place + 1]! << 16) | (bytes[place + 2]! << 8) | bytes[place + 3]!
    }
    for (let at = 16; at < ROUNDS; at += 1) {
      const early = words[at - 15]!
      const late = words[at - 2]!
      const mixed = (rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)) + words[at - 16]!
      words[at] = mixed + (rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)) + words[at - 7]!
    }
    const state = this.#state
    let a = state[0]!
    let b = state[1]!
    let c = state[2]!
    let d = state[3]!
    let e = state[4]!
    let f = state[5]!
    let g = state[6]!
    let h = state[7]!
    for (let at = 0; at < ROUNDS; at += 1) {
      const choice = (e & f) ^ (~e & g)
      const one = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + choice + constants[at]! + words[at]!
      const majority = (a & b) ^ (a & c) ^ (b & c)
      const other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + other) | 0
    }
    state[0]! += a
    state[1]! += b
    state[2]! += c
    state[3]! += d
    state[4]! += e
    state[5]! += f
    state[6]! += g
    state[7]! += h
  }
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function firstNumbers(): { start: Int32Array; constants: Int32Array } {
  const primes: number[] = []
  for (let number = 2; primes.length < ROUNDS; number += 1) {
    if (primes.every((prime) => number % prime > 0)) primes.push(number)
  }
  return {
    start: Int32Array.from(primes.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime))),
    constants: Int32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime))),
  }
}

function fractionBits(root: number): number {
  return (root % 1) * 2 ** 32
}
