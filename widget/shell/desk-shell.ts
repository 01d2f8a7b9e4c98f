import { initialState, Task } from '@lit/task'
import type { ReactiveElement } from 'lit'
import { OrderAdminErrorEvent } from '../events.ts'
import type { DeskContext, DeskDescriptor, DeskElement } from '../kit/parts/desk.ts'
import { noWords } from '../kit/parts/no-words.ts'
import { chooseDesk } from './choose-desk.ts'
import { desks as allDesks, frame } from './desks.ts'

/**
 * Shows the desk that the page asks for: a desk of the first load at once, and the others in a frame that loads first.
 */
export class DeskShell {
  readonly #host: ReactiveElement
  readonly #desks: readonly DeskDescriptor[]
  #row: DeskDescriptor | undefined | null
  readonly #framing: Task<readonly [boolean], true>

  constructor(host: ReactiveElement, desks: readonly DeskDescriptor[] = allDesks) {
    this.#host = host
    this.#desks = desks
    this.#framing = new Task(host, {
      args: () => [this.#isFramed] as const,
      task: async ([isFramed]) => {
        if (!isFramed) return initialState
        await frame.load()
        return true
      },
      onError: () => this.#host.dispatchEvent(new OrderAdminErrorEvent('widget-failed', undefined)),
    })
  }

  /** The element of the open desk, or of the frame around it, once it is on the page. */
  get desk(): DeskElement | null {
    const tag = this.#isFramed ? frame.tag : this.#row!.tag
    return this.#host.renderRoot?.querySelector<DeskElement>(tag) ?? null
  }

  get #isFramed(): boolean {
    return !this.#row || this.#row.load !== undefined
  }

  /** Chooses the desk; for the host's `willUpdate`. @param name the value of the attribute `desk` */
  choose(name: string | undefined, context: DeskContext): void {
    this.#row = chooseDesk(this.#desks, name, context)
  }

  render(context: DeskContext): unknown {
    const row = this.#row
    if (row && !this.#isFramed) return row.render(context)
    return this.#framing.render({
      complete: () => frame.render(context, this.#desks, row),
      // The frame has the words for its failures.
      error: noWords,
    })
  }
}
