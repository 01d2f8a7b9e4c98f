/** Why a clerk writes: a reason and an internal note, which the edge keeps in the history. */
import { html, type LitElement, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { lookUp } from '../../../shared/domain/values/lookup.ts'
import { noteLimits } from '../../../shared/domain/values/limits.ts'
import type { NoteMember, WriteNote } from '../../../shared/domain/order/write-note.ts'
import { noteReason } from '../../../shared/domain/order/write-note.rules.ts'
import type { Localizer } from '../../locales/localizer.ts'
import { settingsAround } from '../../locales/page-settings.ts'
import type { NotedAction } from '../../locales/reasons.ts'
import { isSendKeys } from './dialog.view.ts'
import { icons } from './icons.ts'

/** What a clerk has entered, for one dialog. The page says what it offers, and where a reason must be given. */
export class WhyController {
  readonly #host: LitElement
  readonly #texts: Record<NoteMember, string> = { reason: '', note: '' }
  #isOpen = false
  /** Whether the clerk has tried to send: only then is a missing reason an error. */
  #isTried = false

  constructor(host: LitElement) {
    this.#host = host
  }

  /** The reason and note of the write; undefined if nothing was entered. */
  get said(): WriteNote | undefined {
    const { reason, note } = this.#trimmed()
    return reason || note ? { ...(reason && { reason }), ...(note && { note }) } : undefined
  }

  /** Whether nothing is missing or wrong. */
  isReady(action: NotedAction): boolean {
    return !this.#problem('reason', action) && !this.#problem('note', action)
  }

  /** Shows what is missing or wrong, and brings the clerk there. @returns whether there is anything */
  async showProblems(action: NotedAction): Promise<boolean> {
    if (this.isReady(action)) return false
    this.#isTried = true
    this.#update()
    await this.#host.updateComplete
    this.#host.renderRoot.querySelector<HTMLElement>('.why-fields [aria-invalid=true]')?.focus()
    return true
  }

  forget(): void {
    Object.assign(this.#texts, { reason: '', note: '' })
    this.#isOpen = false
    this.#isTried = false
  }

  /** Its fields, folded to one line until they are opened or required. @param isHeld whether nothing may be changed */
  view(action: NotedAction, isHeld: boolean, l: Localizer): TemplateResult {
    if (!this.#isOpen && !this.#isRequired(action) && !this.said) {
      return html`<button type="button" class="quiet small why-open" ?disabled=${isHeld} @click=${this.#open}>
        ${icons.plus}${l.term('whyAdd')}
      </button>`
    }
    return html`
      <fieldset class="why-fields" aria-describedby="why-hint" ?disabled=${isHeld} @keydown=${stayInReason}>
        <legend>${l.term('whyTitle')}</legend>
        <label>
          <span>${l.term('whyReason')}</span>
          <input
            name="reason"
            list="why-presets"
            autocomplete="off"
            dir="auto"
            maxlength=${noteLimits.reason.maxLength}
            aria-required=${this.#isRequired(action) ? 'true' : nothing}
            .value=${live(this.#texts.reason)}
            aria-invalid=${this.#shown('reason', action) ? 'true' : nothing}
            aria-describedby=${this.#shown('reason', action) ? 'why-problem-reason' : nothing}
            @input=${this.#onInput('reason')}
          />
          <datalist id="why-presets">
            ${this.#presets(action).map((preset) => html`<option value=${preset}></option>`)}
          </datalist>
        </label>
        ${this.#problemView('reason', action, l)}
        <label>
          <span>${l.term('whyNote')}</span>
          <textarea
            name="note"
            rows="2"
            autocomplete="off"
            dir="auto"
            maxlength=${noteLimits.note.maxLength}
            .value=${live(this.#texts.note)}
            aria-invalid=${this.#shown('note', action) ? 'true' : nothing}
            aria-describedby=${this.#shown('note', action) ? 'why-problem-note' : nothing}
            @input=${this.#onInput('note')}
          ></textarea>
        </label>
        ${this.#problemView('note', action, l)}
        <p class="hint" id="why-hint">${l.term('whyHint')}</p>
      </fieldset>
    `
  }

  /** What the main button says is missing. */
  missingWords(action: NotedAction, l: Localizer): string | undefined {
    return this.#problem('reason', action) === 'whyMissing' ? l.term('whyMissing') : undefined
  }

  #problem(member: NoteMember, action: NotedAction): 'whyMissing' | 'whyWrong' | undefined {
    const text = this.#trimmed()[member]
    if (text !== '') return noteReason(member, text) && 'whyWrong'
    return member === 'reason' && this.#isRequired(action) ? 'whyMissing' : undefined
  }

  /** An invalid text is reported at once, a missing one only on sending. */
  #shown(member: NoteMember, action: NotedAction): 'whyMissing' | 'whyWrong' | undefined {
    const problem = this.#problem(member, action)
    return problem === 'whyMissing' && !this.#isTried ? undefined : problem
  }

  #problemView(member: NoteMember, action: NotedAction, l: Localizer): unknown {
    const problem = this.#shown(member, action)
    if (!problem) return nothing
    return html`<p class="problem" role="alert" id=${`why-problem-${member}`}>
      ${icons.warning} ${l.term(problem)}
    </p>`
  }

  #isRequired(action: NotedAction): boolean {
    if (action === 'close') return false
    const required = settingsAround(this.#host)?.requireReason
    if (required === undefined || required === null) return false
    const names = required.split(/\s+/).filter((name) => name !== '')
    return names.length === 0 || names.includes('all') || names.includes(action)
  }

  #presets(action: NotedAction): readonly string[] {
    const reasons: unknown = settingsAround(this.#host)?.reasons
    const isByAction = typeof reasons === 'object' && reasons !== null && !Array.isArray(reasons)
    const own = isByAction
      ? lookUp(reasons as Record<string, unknown>, action)
      : action === 'close'
        ? undefined
        : reasons
    return Array.isArray(own) ? own.map(String) : []
  }

  #trimmed(): Required<WriteNote> {
    const { reason, note } = this.#texts
    return { reason: oneLine(reason), note: oneLine(note) }
  }

  #open = async (): Promise<void> => {
    this.#isOpen = true
    this.#update()
    await this.#host.updateComplete
    this.#host.renderRoot.querySelector<HTMLElement>('.why-fields input')?.focus()
  }

  #onInput(member: NoteMember) {
    return ({ target }: Event): void => {
      this.#texts[member] = (target as HTMLInputElement).value
      this.#update()
    }
  }

  #update(): void {
    this.#host.requestUpdate()
  }
}

/** Replaces typed or pasted line breaks by blanks. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Keeps Enter in the field of a reason from sending the form around it. */
function stayInReason(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !isSendKeys(event) && event.target instanceof HTMLInputElement) {
    event.preventDefault()
  }
}
