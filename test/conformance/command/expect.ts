/** What the suite uses of Vitest's `expect`, with the same meaning, and messages of one line that name the place. */
import { inspect } from 'node:util'

/** A condition in the place of a value. */
class Condition {
  readonly what: string
  readonly holds: (value: unknown) => boolean
  constructor(what: string, holds: (value: unknown) => boolean) {
    this.what = what
    this.holds = holds
  }
}

class Unexpected extends Error {
  override name = 'Unexpected'
}

interface Matchers {
  toBe(expected: unknown): void
  toEqual(expected: unknown): void
  toMatchObject(expected: object): void
  toContain(expected: unknown): void
  toHaveLength(expected: number): void
  toHaveProperty(name: string): void
  toMatch(expected: RegExp): void
  toBeGreaterThan(expected: number): void
}

function expectValue(value: unknown): Matchers & { not: Matchers } {
  return { ...matchers(value, false), not: matchers(value, true) }
}

export const expect = Object.assign(expectValue, {
  any: (kind: NumberConstructor | StringConstructor) =>
    new Condition(`a ${kind.name.toLowerCase()}`, (value) => typeof value === kind.name.toLowerCase()),
  stringMatching: (pattern: RegExp) =>
    new Condition(`a text like ${pattern}`, (value) => typeof value === 'string' && pattern.test(value)),
  toBeOneOf: (values: readonly unknown[]) =>
    new Condition(`one of ${shown(values)}`, (value) => values.some((one) => isEqual(value, one))),
  arrayContaining: (items: readonly unknown[]) =>
    new Condition(
      `a list with ${shown(items)}`,
      (value) => Array.isArray(value) && items.every((item) => value.some((one) => isEqual(one, item))),
    ),
  objectContaining: (members: object) =>
    new Condition(
      `an object with ${shown(members)}`,
      (value) =>
        isObject(value) && Object.entries(members).every(([name, member]) => isEqual(value[name], member)),
    ),
})

function matchers(value: unknown, isNot: boolean): Matchers {
  /** @param why what is wrong; undefined if it is as expected */
  const judge = (why: string | undefined, opposite: string) => {
    if (!isNot && why !== undefined) throw new Unexpected(why)
    if (isNot && why === undefined) throw new Unexpected(opposite)
  }
  return {
    toBe: (expected) =>
      judge(
        Object.is(value, expected) ? undefined : `expected ${shown(expected)}, got ${shown(value)}`,
        `expected anything but ${shown(expected)}`,
      ),
    toEqual: (expected) =>
      judge(differenceOf(value, expected, false, ''), `expected anything but ${shown(expected)}`),
    toMatchObject: (expected) =>
      judge(differenceOf(value, expected, true, ''), `expected anything but ${shown(expected)}`),
    toContain: (expected) =>
      judge(
        contains(value, expected) ? undefined : `expected ${shown(value)} to contain ${shown(expected)}`,
        `expected ${shown(value)} not to contain ${shown(expected)}`,
      ),
    toHaveLength: (expected) => {
      const length = (value as { length?: unknown } | undefined)?.length
      judge(
        length === expected
          ? undefined
          : `expected ${shown(value)} to have ${expected} items, got ${String(length)}`,
        `expected another number of items than ${expected}`,
      )
    },
    toHaveProperty: (name) =>
      judge(
        isObject(value) && name in value ? undefined : `expected ${shown(value)} to have ${name}`,
        `expected ${shown(value)} not to have ${name}`,
      ),
    toMatch: (expected) =>
      judge(
        typeof value === 'string' && expected.test(value)
          ? undefined
          : `expected a text like ${expected}, got ${shown(value)}`,
        `expected no text like ${expected}, got ${shown(value)}`,
      ),
    toBeGreaterThan: (expected) =>
      judge(
        typeof value === 'number' && value > expected
          ? undefined
          : `expected more than ${expected}, got ${shown(value)}`,
        `expected no more than ${expected}, got ${shown(value)}`,
      ),
  }
}

function contains(value: unknown, expected: unknown): boolean {
  if (typeof value === 'string') return value.includes(String(expected))
  return Array.isArray(value) && value.some((one) => Object.is(one, expected))
}

function isEqual(value: unknown, expected: unknown): boolean {
  return differenceOf(value, expected, false, '') === undefined
}

/**
 * The first difference, with its place.
 * @param isPart whether objects may have more members
 * @param place such as `OrderRows.0.Name`; empty for the whole
 */
function differenceOf(value: unknown, expected: unknown, isPart: boolean, place: string): string | undefined {
  const wrong = (text: string, got: unknown = value) =>
    `${place === '' ? '' : `${place}: `}expected ${text}, got ${shown(got)}`
  if (expected instanceof Condition) return expected.holds(value) ? undefined : wrong(expected.what)
  if (Array.isArray(expected)) {
    if (!Array.isArray(value)) return wrong(shown(expected))
    if (value.length !== expected.length)
      return wrong(`${expected.length} items`, `${value.length}: ${shown(value)}`)
    return firstOf(expected.keys(), (index) =>
      differenceOf(value[index], expected[index], isPart, at(place, String(index))),
    )
  }
  if (!isObject(expected)) return Object.is(value, expected) ? undefined : wrong(shown(expected))
  if (!isObject(value) || Array.isArray(value)) return wrong(shown(expected))
  // A member that is undefined counts as one that is not there.
  const names = isPart ? Object.keys(expected) : new Set([...Object.keys(expected), ...Object.keys(value)])
  return firstOf(names, (name) => differenceOf(value[name], expected[name], isPart, at(place, name)))
}

function firstOf<Item>(
  items: Iterable<Item>,
  difference: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const found = difference(item)
    if (found !== undefined) return found
  }
  return undefined
}

function at(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const SHOWN = 300

function shown(value: unknown): string {
  const text =
    value instanceof Condition
      ? value.what
      : inspect(value, { depth: 4, breakLength: Infinity, maxArrayLength: 20 })
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
