import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { base } from '../../widget/kit/styles/base.styles.ts'
import { controls } from '../../widget/kit/styles/controls.styles.ts'
import { icons } from '../../widget/kit/parts/icons.ts'
import { CallFailed } from '../client/call-failed.ts'
import type { Sandbox } from '../client/sandbox.ts'
import { sectionStyles } from './section.styles.ts'

/** What became of the last thing that was asked for. */
interface Note {
  tone: 'good' | 'bad' | 'warning'
  words: string
  details: readonly string[]
  /** The API's code, small. */
  code: string
}

/** What is asked before something that cannot be undone. */
interface Question {
  words: string
  /** The button that does it: a verb and its object. */
  verb: string
  run: () => void
}

/** A section of the console. It loads when it opens and when the merchant changes, and says what became of each act. */
export abstract class ConsoleSection extends LitElement {
  static override styles = [base, controls, sectionStyles]
  static override properties = {
    sandbox: { attribute: false },
    route: { attribute: false },
    busy: { state: true },
    missing: { state: true },
    note: { state: true },
    loaded: { state: true },
    question: { state: true },
  }

  declare sandbox: Sandbox
  /** What follows the section's name in the address: the id of what is open. */
  declare route: string
  /** The words of what is under way; empty if nothing is. */
  declare busy: string
  /** Whether the sandbox has no such endpoints. */
  declare missing: boolean
  declare note: Note | undefined
  declare loaded: boolean
  declare private question: Question | undefined
  /** Counts loads, so that a late answer for another merchant is dropped. */
  #load = 0

  constructor() {
    super()
    this.route = ''
    this.busy = ''
    this.missing = false
    this.loaded = false
  }

  /** Reads what the section shows. */
  protected abstract load(): Promise<void>
  protected abstract content(): unknown

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('sandbox') && this.sandbox) {
      this.note = undefined
      this.missing = false
      this.forget()
      void this.reload()
    } else if (changed.has('route') && changed.get('route') !== undefined) {
      void this.reload()
    }
  }

  /** Drops what belongs to the merchant of before. */
  protected forget(): void {
    this.loaded = false
  }

  /** Loads again; a failure is told. */
  async reload(): Promise<void> {
    const load = ++this.#load
    try {
      await this.load()
      if (load !== this.#load) return
      this.missing = false
      this.loaded = true
      if (this.note?.code === 'load') this.note = undefined
    } catch (error) {
      if (load !== this.#load) return
      if (error instanceof CallFailed && error.isMissing) this.missing = true
      else this.note = { ...noteOf(error), code: 'load' }
    }
  }

  /** Reads more of what is shown; only a failure is told. */
  protected async quietly(run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      this.note = noteOf(error)
    }
  }

  /**
   * Does what was asked for, says what became of it, and loads again. One act at a time.
   * @param done the words when it is done; the act's own, if it returns any
   */
  protected async act(busy: string, done: string, run: () => Promise<unknown>): Promise<void> {
    if (this.busy !== '') return
    this.busy = busy
    this.note = undefined
    try {
      const words = await run()
      this.note = { tone: 'good', words: typeof words === 'string' ? words : done, details: [], code: '' }
    } catch (error) {
      this.note = noteOf(error)
    } finally {
      this.busy = ''
    }
    this.dispatchEvent(new Event('console-acted', { bubbles: true, composed: true }))
    await this.reload()
  }

  /** Asks by name before something that cannot be undone. The way out has the focus. */
  protected async ask(words: string, verb: string, run: () => void): Promise<void> {
    this.question = { words, verb, run }
    await this.updateComplete
    this.renderRoot.querySelector('dialog')?.showModal()
  }

  #answer(isYes: boolean): void {
    const { question } = this
    this.renderRoot.querySelector('dialog')?.close()
    this.question = undefined
    if (isYes) question?.run()
  }

  override render(): TemplateResult {
    return html`
      <div class="note-place" role="status">
        ${this.busy === '' ? this.#note() : html`<p class="muted busy">${this.busy}…</p>`}
      </div>
      ${this.missing ? this.absent() : this.content()}
      ${
        this.question
          ? html`<dialog aria-labelledby="question" @cancel=${() => (this.question = undefined)}>
              <p id="question">${this.question.words}</p>
              <div class="actions">
                <button type="button" autofocus @click=${() => this.#answer(false)}>Back</button>
                <button type="button" class="danger" @click=${() => this.#answer(true)}>
                  ${this.question.verb}
                </button>
              </div>
            </dialog>`
          : nothing
      }
    `
  }

  /** What stands here if the sandbox has no such endpoints. */
  protected absent(): TemplateResult {
    return html`<p class="empty">
      This sandbox has no such endpoints: it is of an older release, or runs without them.
    </p>`
  }

  #note(): unknown {
    if (!this.note) return nothing
    const { tone, words, details, code } = this.note
    return html`<div class="note" data-tone=${tone}>
      ${tone === 'good' ? icons.done : icons.warning}
      <div>
        <p>${words}</p>
        ${details.map((detail) => html`<p>${detail}</p>`)}
        ${
          code === '' || code === 'load'
            ? nothing
            : html`<p class="reference">
                <span>Code <code>${code}</code></span>
              </p>`
        }
      </div>
      <button
        type="button"
        class="quiet small close"
        aria-label="Close the note"
        @click=${() => (this.note = undefined)}
      >
        ${icons.cross}
      </button>
    </div>`
  }
}

function noteOf(error: unknown): Note {
  if (error instanceof CallFailed) {
    const { message, details, code } = error
    return { tone: 'bad', words: message, details, code }
  }
  return { tone: 'bad', words: (error as Error).message, details: [], code: '' }
}
