/**
 * The checks of the suite without Vitest: the bundle of the command has this module in the place of `vitest`. It collects what
 * `describe` and `it` declare, and `run.ts` runs it.
 */
import { format } from 'node:util'

export { expect } from './expect.ts'

export interface Check {
  /** The names of the groups around it, the outermost first. */
  groups: readonly string[]
  name: string
  /** Absent for one that is left out; its name says why. */
  run?: () => unknown
}

type Body<Parameters extends readonly unknown[]> = (...parameters: Parameters) => unknown

const collected: Check[] = []
let groups: readonly string[] = []

/** The checks that a function declares, in their order. */
export function collect(declare: () => void): Check[] {
  collected.length = 0
  declare()
  return [...collected]
}

export const describe = Object.assign(declareGroup, {
  each: (cases: readonly unknown[]) => (name: string, body: Body<never[]>) => {
    for (const one of cases) declareGroup(nameOf(name, one), () => body(...(parametersOf(one) as never[])))
  },
})

export const it = Object.assign(declareCheck, {
  each: (cases: readonly unknown[]) => (name: string, body: Body<never[]>) => {
    for (const one of cases) declareCheck(nameOf(name, one), () => body(...(parametersOf(one) as never[])))
  },
  /** A check that is skipped says why in its name. */
  skipIf: (condition: boolean) => (name: string, run: () => unknown) => {
    collected.push({ groups, name, ...(!condition && { run }) })
  },
})

function declareGroup(name: string, body: () => void): void {
  const outer = groups
  groups = [...outer, name]
  try {
    body()
  } finally {
    groups = outer
  }
}

function declareCheck(name: string, run: () => unknown): void {
  collected.push({ groups, name, run })
}

function parametersOf(one: unknown): readonly unknown[] {
  return Array.isArray(one) ? one : [one]
}

/** Fills `%s` and the like; what a case has beyond them is no part of its name. */
function nameOf(name: string, one: unknown): string {
  const places = name.match(/%[sdij]/g) ?? []
  return format(name, ...parametersOf(one).slice(0, places.length))
}
