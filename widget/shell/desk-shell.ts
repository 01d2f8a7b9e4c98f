import { initialState, Task } from '@lit/task'
import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit'
import type { EdgeClient } from '../client/edge-client.ts'
import { asEdgeError, EdgeError } from '../client/edge-error.ts'
import { OrderAdminErrorEvent } from '../events.ts'
import { define } from '../parts/define.ts'
import { chooseDesk } from './choose-desk.ts'
import { type DeskContext, type DeskElement, type DeskRow, desks as allDesks } from './desks.ts'

/**
 * Shows one desk in its host. A desk outside the first load is loaded when it is opened, and opens only if the
 * session allows it; otherwise a notice replaces it.
 */
export class DeskShell {
  readonly #host: ReactiveElement
  readonly #desks: readonly DeskRow[]
  #row: DeskRow | undefined
  #client: EdgeClient | undefined
  readonly #opening: Task<readonly [DeskRow | undefined, EdgeClient | undefined], DeskRow>

  constructor(host: ReactiveElement, desks = allDesks) {
    this.#host = host
    this.#desks = desks
    this.#opening = new Task(host, {
      args: () => [this.#row, this.#client] as const,
      task: async ([row, client], { signal }) => {
        if (!row?.load || !client) return initialState
        const [session, elements] = await Promise.all([client.session(signal), row.load()])
        if (!session.capabilities.includes(row.capability)) {
          throw new EdgeError('Opening the desk', { code: 'capability-missing' })
        }
        define(elements)
        return row
      },
      onError: (error) => {
        const { code, requestId } = asEdgeError(error)
        this.#host.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
      },
    })
  }

  /** The element of the open desk, once it is on the page. */
  get desk(): DeskElement | null {
    return this.#row ? (this.#host.renderRoot?.querySelector<DeskElement>(this.#row.tag) ?? null) : null
  }

  /** Chooses the desk; for the host's `willUpdate`. @param name the value of the attribute `desk` */
  choose(name: string | undefined, context: DeskContext): void {
    this.#row = chooseDesk(this.#desks, name, context)
    this.#client = context.client
  }

  render(context: DeskContext): TemplateResult | typeof nothing {
    const row = this.#row
    if (!row) return this.#notice(context, { hint: 'setupDesk' })
    if (!row.load) return row.render(context)
    if (!context.client) return this.#notice(context, { hint: 'setupSession' })
    return (
      this.#opening.render({
        complete: (opened) => opened.render(context),
        error: (error) => this.#notice(context, { error: asEdgeError(error) }),
      }) ?? nothing
    )
  }

  #notice(
    { lang }: DeskContext,
    why: { hint?: 'setupDesk' | 'setupSession'; error?: EdgeError },
  ): TemplateResult {
    const names = this.#desks.map(({ name }) => name)
    return html`<order-admin-notice
      lang=${lang}
      exportparts="problem"
      .hint=${why.hint}
      .error=${why.error}
      .desks=${names}
      .retry=${() => void this.#opening.run()}
    ></order-admin-notice>`
  }
}
