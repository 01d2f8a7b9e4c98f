/**
 * Columns of values, packed: an object for each row of a large report would cost several times as much, and the garbage
 * collector would visit all of them. Each grows as values are set.
 */
import type { Long } from '../../../../shared/domain/values/long.ts'

const FIRST_LENGTH = 16

type Packed = Float64Array | BigInt64Array | Uint32Array | Uint8Array

/** The array itself, or a longer copy when the index lies behind its end. */
function grown<Values extends Packed>(values: Values, index: number): Values {
  if (index < values.length) return values
  const length = Math.max(FIRST_LENGTH, index + 1, values.length * 2)
  const longer = new (values.constructor as new (length: number) => Values)(length)
  longer.set(values as never)
  return longer
}

/** Longs, or other numbers. */
export class NumberColumn {
  /** NaN stands for no value, Infinity for one that only {@link #large} holds. */
  #values: Float64Array = new Float64Array()
  #large: BigInt64Array | undefined

  set(index: number, value: Long): void {
    const { length } = this.#values
    if (index >= length) this.#values = grown(this.#values, index).fill(NaN, length)
    if (typeof value === 'number') {
      this.#values[index] = value
    } else {
      this.#values[index] = Infinity
      this.#large = grown(this.#large ?? new BigInt64Array(), index)
      this.#large[index] = value
    }
  }

  get(index: number): Long | undefined {
    const value = this.#values[index]
    if (value === Infinity) return this.#large![index]
    return value !== undefined && value === value ? value : undefined
  }
}

/** Texts with few distinct values, each kept once, by codes from 1 on. */
export class Dictionary {
  readonly #codes = new Map<string, number>()
  /** By code. */
  readonly texts: string[] = ['']

  code(text: string): number {
    let code = this.#codes.get(text)
    if (code === undefined) {
      code = this.texts.push(text) - 1
      this.#codes.set(text, code)
    }
    return code
  }
}

/** Codes of a dictionary; 0 is no value. */
export class CodeColumn {
  #codes: Uint32Array = new Uint32Array()

  set(index: number, code: number): void {
    this.#codes = grown(this.#codes, index)
    this.#codes[index] = code
  }

  get(index: number): number {
    return this.#codes[index] ?? 0
  }
}

/** Some texts of each row, concatenated in UTF-8. */
export class TextColumns {
  readonly #count: number
  #bytes: Uint8Array = new Uint8Array()
  #used = 0
  /** The end of each text. */
  #ends: Uint32Array = new Uint32Array()
  /** One bit for each text of a row that exists. */
  #present: Uint8Array = new Uint8Array()
  /** Texts with a lone half of a surrogate pair, which UTF-8 cannot hold, by their places. */
  readonly #broken = new Map<number, string>()

  /** @param count texts of a row, at most 8 */
  constructor(count: number) {
    this.#count = count
  }

  /** Rows are set one after another. */
  set(index: number, texts: readonly (string | undefined)[]): void {
    this.#ends = grown(this.#ends, (index + 1) * this.#count)
    this.#present = grown(this.#present, index)
    let present = 0
    for (let place = 0; place < this.#count; place += 1) {
      const text = texts[place]
      if (text !== undefined) {
        present |= 1 << place
        this.#write(text)
        if (!text.isWellFormed()) this.#broken.set(index * this.#count + place, text)
      }
      this.#ends[index * this.#count + place] = this.#used
      // Separates texts and rows where many are read at once.
      this.#write(place === this.#count - 1 ? '\n' : ' ')
    }
    this.#present[index] = present
  }

  get(index: number, place: number): string | undefined {
    if (!(this.#present[index]! & (1 << place))) return undefined
    const at = index * this.#count + place
    return this.#broken.get(at) ?? decoded(this.#bytes, this.#startOf(at), this.#ends[at]!)
  }

  /** All texts of the rows: a line for each row, blanks between its texts. */
  all(from: number, to: number): string {
    return decoded(this.#bytes, this.#startOf(from * this.#count), this.#ends[to * this.#count - 1]!)
  }

  #startOf(at: number): number {
    return at === 0 ? 0 : this.#ends[at - 1]! + 1
  }

  #write(text: string): void {
    // A character of UTF-16 takes at most three bytes.
    this.#bytes = grown(this.#bytes, this.#used + text.length * 3)
    const bytes = this.#bytes
    const { length } = text
    for (let at = 0; at < length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit > 0x7f) {
        this.#used += at + encoder.encodeInto(text.slice(at), bytes.subarray(this.#used + at)).written
        return
      }
      bytes[this.#used + at] = unit
    }
    this.#used += length
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Longer texts are left to the decoder. */
const SHORT = 64

function decoded(bytes: Uint8Array, from: number, to: number): string {
  const part = bytes.subarray(from, to)
  // For a short text of ASCII, a call of the decoder costs several times as much as this.
  if (part.length <= SHORT && part.every((byte) => byte < 0x80)) return String.fromCharCode(...part)
  return decoder.decode(part)
}
