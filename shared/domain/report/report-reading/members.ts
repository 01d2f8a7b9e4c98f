/**
 * Reads the members of a report's objects by name, without regard to case, and checks their types. Null is no value.
 * Unknown members are left out. Pure.
 */
import { isLong, type Long } from '../../values/long.ts'
import { wrongType } from './read-error.ts'

export type MemberKind = 'long' | 'text' | 'number'

/** A member's type, and whether it may be absent. */
export interface Member {
  kind: MemberKind
  isOptional?: boolean
}

/**
 * Checks in one pass that an object has every member, spelled as described, of its type and not null. A report of a
 * hundred thousand rows has three million members, and nearly every object passes.
 */
export class PlainCheck {
  readonly #kinds: ReadonlyMap<string, MemberKind | 'list'>
  readonly #bits: ReadonlyMap<string, number>
  readonly #folded: ReadonlySet<string>
  readonly #required: number

  /** @param members at most 30 */
  constructor(members: readonly (readonly [string, Member | { kind: 'list'; isOptional?: boolean }])[]) {
    this.#kinds = new Map(members.map(([name, { kind }]) => [name, kind]))
    this.#bits = new Map(members.map(([name, { isOptional }], place) => [name, isOptional ? 0 : 1 << place]))
    this.#folded = new Set(members.map(([name]) => name.toLowerCase()))
    this.#required = [...this.#bits.values()].reduce((all, bit) => all | bit, 0)
  }

  /** Unknown members do not count. */
  isPlain(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return false
    let seen = 0
    for (const name in value) {
      const kind = this.#kinds.get(name)
      if (kind === undefined) {
        if (this.#folded.has(name.toLowerCase())) return false
        continue
      }
      const member = (value as Record<string, unknown>)[name]
      if (kind === 'list' ? !Array.isArray(member) : !isOfKind(kind, member) || Object.is(member, -0))
        return false
      seen |= this.#bits.get(name)!
    }
    return seen === this.#required
  }
}

/** Finds the members of one kind of object by their names. */
export class MemberNames<Name extends string> {
  readonly #exact: ReadonlyMap<string, Name>
  readonly #folded: ReadonlyMap<string, Name>

  constructor(names: readonly Name[]) {
    this.#exact = new Map(names.map((name) => [name, name]))
    this.#folded = new Map(names.map((name) => [name.toLowerCase(), name]))
  }

  /**
   * The object's own members under their names; those that are null or absent are undefined.
   * @throws ReadError `wrong-type` when it is no object
   */
  read(value: unknown, path: string): Partial<Record<Name, unknown>> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongType(path)
    const read: Partial<Record<Name, unknown>> = {}
    for (const [given, member] of Object.entries(value)) {
      const exact = this.#exact.get(given)
      const name = exact ?? this.#folded.get(given.toLowerCase())
      if (name === undefined || member === null) continue
      // If a member occurs in two spellings, the description's own counts.
      if (exact !== undefined || read[name] === undefined) read[name] = member
    }
    return read
  }
}

/** Whether the value is of the kind. A Long has 64 bits; a number is finite. */
export function isOfKind(kind: MemberKind, value: unknown): boolean {
  if (kind === 'long') return isLong(value)
  if (kind === 'text') return typeof value === 'string'
  // A rate of many digits and no fraction is read as a bigint.
  return Number.isFinite(value) || typeof value === 'bigint'
}

/** @throws ReadError `wrong-type` */
export function readLong(value: unknown, path: string): Long {
  if (!isLong(value)) throw wrongType(path)
  // JSON has a −0, which is no valid amount.
  return value === 0 ? 0 : value
}

/** @throws ReadError `wrong-type` */
export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw wrongType(path)
  return value
}

/** A list; none where there is no value. @throws ReadError `wrong-type` */
export function readList(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw wrongType(path)
  return value
}
