import type { Goal } from '../../kit/parts/goal.ts'

/** The most that is kept. */
const MOST = 10

export function isSame(one: Goal, other: Goal): boolean {
  return one.kind === other.kind && one.id === other.id
}

/** What was opened in the element, newest first. Only in memory: storage would outlast the session. */
export class Recent {
  #goals: readonly Goal[] = []

  get goals(): readonly Goal[] {
    return this.#goals
  }

  /** Puts something first. A number that was known stays known. */
  note(goal: Goal): void {
    const known = this.#goals.find((one) => isSame(one, goal))
    const others = this.#goals.filter((one) => one !== known)
    this.#goals = [{ ...goal, number: goal.number ?? known?.number }, ...others].slice(0, MOST)
  }

  /** Adds the number of what is there already. */
  name(goal: Goal): void {
    this.#goals = this.#goals.map((one) => (isSame(one, goal) ? goal : one))
  }

  /** Another session may not see what this one has opened. */
  forget(): void {
    this.#goals = []
  }
}
