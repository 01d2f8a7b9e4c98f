import { html, type TemplateResult } from 'lit'
import type { Long } from '../../shared/domain/values/long.ts'
import { ConsoleSection } from '../parts/section.ts'
import { whenFields } from '../parts/when-fields.view.ts'
import { instant, plural } from '../parts/words.ts'

/** What `GET /sandbox/tasks` answers. */
interface TaskState {
  /** Null if tasks are done at once. */
  timing?: TaskMode | null
  /** The unfinished ones, as they were asked for. */
  pending?: readonly { Id: Long; operation: string; CheckoutOrderId: Long; due: string }[]
}

interface TaskMode {
  delaySeconds?: number
  order?: 'asked' | 'reversed'
  fail?: number
}

/** How the tasks behind a 202 end: late, in another order, or failed. */
class SectionTasks extends ConsoleSection {
  static override properties = { ...ConsoleSection.properties, state: { state: true } }

  declare private state: TaskState

  constructor() {
    super()
    this.state = {}
  }

  protected override async load(): Promise<void> {
    this.state = await this.sandbox.own<TaskState>('GET', 'tasks')
  }

  protected override absent(): TemplateResult {
    return html`<div class="head"><h2>Tasks</h2></div>
      <p class="empty">Tasks of this sandbox are done when their 202 is answered. It has no other mode.</p>`
  }

  protected override content(): TemplateResult {
    const { delaySeconds = 0, order = 'asked', fail = 0 } = this.state.timing ?? {}
    const { pending = [] } = this.state
    const isPlain = delaySeconds === 0 && order === 'asked' && fail === 0
    return html`
      <div class="head">
        <h2>Tasks</h2>
        <p class="muted">
          What an operation answers with 202 is a task at its Location. A program must wait for it.
        </p>
      </div>
      <p>
        ${
          isPlain
            ? 'Tasks are done at once, in the order in which they were asked for.'
            : `Tasks take ${delaySeconds} s, ${order === 'asked' ? 'in the order in which they were asked for' : 'the last one first'}${fail > 0 ? `; the next ${fail} fail` : ''}.`
        }
      </p>
      <form class="bar" @submit=${this.#set}>
        ${whenFields({ delaySeconds, order }, 'Seconds until a task is done', ['asked', 'as asked for'])}
        <label class="field"
          ><span>So many of the next fail</span
          ><input name="fail" inputmode="numeric" required .value=${String(fail)}
        /></label>
        <button class="primary">Set</button>
        <button type="button" @click=${this.#clear}>At once again</button>
      </form>
      <section>
        <div class="head">
          <h3>${pending.length === 0 ? 'None waits' : `${plural(pending.length, 'task')} waiting`}</h3>
          <button type="button" @click=${() => void this.reload()}>Read again</button>
        </div>
        ${pending.map(
          ({ Id, operation, CheckoutOrderId, due }) =>
            html`<p>
              Task ${Id}: ${operation} of order ${CheckoutOrderId}
              <span class="muted">at ${instant(due)}</span>
            </p>`,
        )}
      </section>
    `
  }

  #set = (event: Event): void => {
    event.preventDefault()
    const { delaySeconds, order, fail } = Object.fromEntries(new FormData(event.target as HTMLFormElement))
    void this.act('Setting', 'Tasks follow the new mode.', async () => {
      await this.sandbox.own('POST', 'tasks', {
        delaySeconds: Number(delaySeconds),
        order,
        ...(Number(fail) !== 0 && { fail: Number(fail) }),
      })
    })
  }

  #clear = (): void => {
    void this.act('Setting', 'Tasks are done at once.', async () => {
      await this.sandbox.own('DELETE', 'tasks')
    })
  }
}

customElements.define('section-tasks', SectionTasks)
