import { initialState, Task } from '@lit/task'
import { html, type ReactiveElement, type TemplateResult } from 'lit'
import { asEdgeError, type EdgeError } from '../client/edge-error.ts'
import { OrderAdminErrorEvent } from '../events.ts'
import { define } from '../parts/define.ts'
import { chooseDesk } from './choose-desk.ts'
import { type DeskContext, type DeskElement, type DeskRow, desks as allDesks, frame } from './desks.ts'

/**
 * Shows in its host what the page asks for: a desk of the first load at once, and everything else in a frame that loads
 * first. A notice replaces what cannot be shown.
 */
export class DeskShell {
  readonly #host: ReactiveElement
  readonly #desks: readonly DeskRow[]
  #row: DeskRow | undefined | null
  #hasClient = false
  readonly #framing: Task<readonly [boolean], true>

  constructor(host: ReactiveElement, desks = allDesks) {
    this.#host = host
    this.#desks = desks
    this.#framing = new Task(host, {
      args: () => [this.#hasClient && this.#isFramed] as const,
      task: async ([isFramed]) => {
        if (!isFramed) return initialState
        define(await frame.load())
        return true
      },
      onError: (error) =>
        this.#host.dispatchEvent(new OrderAdminErrorEvent(asEdgeError(error).code, undefined)),
    })
  }

  /** The element of the open desk, or of the frame around it, once it is on the page. */
  get desk(): DeskElement | null {
    const tag = this.#isFramed ? frame.tag : this.#row?.tag
    return tag ? (this.#host.renderRoot?.querySelector<DeskElement>(tag) ?? null) : null
  }

  get #isFramed(): boolean {
    return this.#row === undefined || this.#row?.load !== undefined
  }

  /** Chooses the desk; for the host's `willUpdate`. @param name the value of the attribute `desk` */
  choose(name: string | undefined, context: DeskContext): void {
    this.#row = chooseDesk(this.#desks, name, context)
    this.#hasClient = context.client !== undefined
  }

  render(context: DeskContext): unknown {
    const row = this.#row
    if (row === null) return this.#notice(context, { hint: 'setupDesk' })
    if (row && !this.#isFramed) return row.render(context)
    if (!context.client) return this.#notice(context, { hint: 'setupSession' })
    return this.#framing.render({
      complete: () => frame.render(context, this.#desks, row),
      error: (error) => this.#notice(context, { error: asEdgeError(error) }),
    })
  }

  #notice(
    { lang }: DeskContext,
    why: { hint?: 'setupDesk' | 'setupSession'; error?: EdgeError },
  ): TemplateResult {
    return html`<order-admin-notice
      lang=${lang}
      exportparts="problem"
      .hint=${why.hint}
      .error=${why.error}
      .desks=${this.#desks.map(({ name }) => name)}
      .retry=${() => void this.#framing.run()}
    ></order-admin-notice>`
  }
}
