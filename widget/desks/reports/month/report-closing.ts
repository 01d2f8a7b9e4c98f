import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { KeptClosing } from '../../../../shared/domain/report/closing.ts'
import type { WriteNote } from '../../../../shared/domain/order/write-note.ts'
import { lookUp } from '../../../../shared/domain/values/lookup.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { EdgeError } from '../../../client/edge-error.ts'
import { OrderAdminErrorEvent } from '../../../events.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { AnnouncementController } from '../../../kit/parts/announcement.controller.ts'
import { icons } from '../../../kit/parts/icons.ts'
import { problemPage } from '../../../kit/parts/problem-view.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import type { DayReading } from '../data/report-data.ts'
import type { StepState } from '../data/step.ts'
import {
  type AsClosed,
  asClosed,
  ClosingController,
  type ClosingState,
  closingOf,
  worstOf,
} from './closing.controller.ts'
import type { ReportClose } from './report-close.ts'
import { reportClosingStyles } from './report-closing.styles.ts'
import { askReports } from '../data/report-commands.ts'

/**
 * Private: the author of the open day's closing, whether its report is still the same, and the question before it is
 * closed.
 */
export class ReportClosing extends LitElement {
  static override styles = [base, controls, reportClosingStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    reading: { attribute: false },
    isAsking: { state: true },
    hasFailed: { state: true },
  }

  declare client: EdgeClient | undefined
  declare reading: DayReading | undefined
  /** Whether the question is open: it shows the outcome itself. */
  declare private isAsking: boolean
  /** Whether the question could not be loaded. */
  declare private hasFailed: boolean

  readonly #l = new Localizer(this)
  readonly #closing = new ClosingController(this)
  readonly #announcement = new AnnouncementController(this)
  #date = ''
  #isLoaded = false
  /** Whether the focus moves to the closing once the question is gone. */
  #isLedOn = false

  constructor() {
    super()
    this.isAsking = false
    this.hasFailed = false
  }

  override connectedCallback(): void {
    super.connectedCallback()
    // Reads the closings again when it is back on the page: another clerk may have closed the day.
    this.#date = ''
    if (this.hasUpdated) this.requestUpdate()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const date = this.reading?.date ?? ''
    if (!this.client || (date === this.#date && !changed.has('client'))) return
    this.#date = date
    this.#announcement.forget()
    this.#question?.forget()
    this.#read()
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready' || !this.reading) return nothing
    return html`
      <div class="visually-hidden" role="status">${this.#announcement.words}</div>
      ${this.#content(this.reading, this.#closing.state)} ${this.#dialog(this.reading, this.#closing.state)}
    `
  }

  protected override updated(): void {
    const { state } = this.#closing
    if (this.#l.state !== 'ready' || !this.reading || state.is === 'reading') return
    askReports(this, {
      do: 'closing-known',
      known: { date: this.#date, step: this.#step(this.reading, state) },
    })
  }

  /** Focuses the button that closes the day, or the closing. */
  focusFacts(): void {
    const button = this.renderRoot.querySelector<HTMLElement>('.act button, .note button')
    const place = button ?? this.#facts
    place?.focus({ preventScroll: true })
  }

  #step(reading: DayReading, state: Exclude<ClosingState, { is: 'reading' }>): StepState {
    const l = this.#l
    if (state.is === 'failed') return { tone: 'warning', text: l.term('closingFailed') }
    const [newest] = state.closings
    if (!newest) return { tone: 'neutral', text: l.term('closingNone') }
    const now = asClosed(newest, reading)
    return now && now.is !== 'same'
      ? { tone: 'bad', text: asClosedWords(now, l) }
      : { tone: 'good', text: l.term('closingBy', newest.who.name, l.time(newest.at)) }
  }

  #content(reading: DayReading, state: ClosingState): TemplateResult | typeof nothing {
    const l = this.#l
    if (state.is === 'reading') return nothing
    if (state.is === 'failed') {
      return html`<p class="note" data-tone="warning">
        ${icons.warning}<span>${l.term('closingFailed')}</span>
        <button type="button" class="small" @click=${this.#read}>
          ${icons.refresh}${l.term('tryAgain')}
        </button>
      </p>`
    }
    const [newest, ...earlier] = state.closings
    const now = newest && asClosed(newest, reading)
    const isSame = now?.is === 'same'
    return html`<div class="closing">
        <div class="facts" tabindex="-1">
          ${newest ? this.#kept(newest) : html`<p class="muted">${l.term('closingNone')}</p>`}
          ${
            now &&
            html`<p class="note" data-tone=${isSame ? 'good' : 'bad'}>
              ${isSame ? icons.done : icons.warning}<span>${asClosedWords(now, l)}</span>
            </p>`
          }
          ${
            earlier.length === 0
              ? nothing
              : html`<details>
                  <summary>${l.term('closingEarlier', earlier.length)}</summary>
                  ${earlier.map((closing) => this.#kept(closing))}
                </details>`
          }
        </div>
        ${state.mayClose && !(isSame && state.is === 'ready') ? this.#button(reading, state) : nothing}
      </div>
      ${this.isAsking ? nothing : this.#problem(state)}
      ${
        this.hasFailed
          ? html`<p class="note" data-tone="warning" role="alert">${l.term('payoutPartFailed')}</p>`
          : nothing
      }`
  }

  #problem(state: ClosingState): unknown {
    const l = this.#l
    return state.is !== 'refused'
      ? nothing
      : html`<div class="problem" role="alert">
          ${state.isUncertain ? html`<p>${l.term('closingUncertain')}</p>` : nothing}
          ${problemPage(inOwnWords(state.error, l), l, this.#again)}
        </div>`
  }

  #kept(closing: KeptClosing): TemplateResult {
    const l = this.#l
    const { who, at, reason, note } = closing
    return html`<p>
      ${l.term('closingBy', who.name, l.time(at))}
      ${l.term('closingVerdictThen', l.term('monthVerdict', worstOf(closing)))}
      ${reason === undefined ? nothing : html`<bdi class="said">${reason}</bdi>`}
      ${note === undefined ? nothing : html`<bdi class="muted">${note}</bdi>`}
    </p>`
  }

  /** The question, once the clerk has asked for it. */
  #dialog(reading: DayReading, state: ClosingState): unknown {
    const closing = closingOf(reading)
    if (!this.#isLoaded || !closing) return nothing
    return html`<order-admin-report-close
      lang=${this.#l.lang()}
      .closing=${closing}
      .state=${state}
      .problem=${this.#problem(state)}
      .onClose=${this.#close}
      .onToggle=${this.#onToggle}
    ></order-admin-report-close>`
  }

  #button(
    reading: DayReading,
    { is, closings }: Exclude<ClosingState, { is: 'reading' | 'failed' }>,
  ): TemplateResult {
    const l = this.#l
    const closing = closingOf(reading)
    const isOff = closing?.reports.some(({ verdict }) => verdict === 'does-not-balance')
    const words = is === 'closing' ? 'closingClosing' : closings.length > 0 ? 'closingAgain' : 'closingClose'
    return html`<div class="act">
      <button
        type="button"
        aria-disabled=${!closing || is === 'closing'}
        aria-describedby=${closing && !isOff ? nothing : 'why'}
        aria-haspopup="dialog"
        @click=${this.#ask}
      >
        ${icons.lock}${l.term(words)}
      </button>
      ${
        closing && !isOff
          ? nothing
          : html`<p id="why" class="muted">${l.term(closing ? 'closingConfirmOff' : whyNot(reading))}</p>`
      }
    </div>`
  }

  get #facts(): HTMLElement | null {
    return this.renderRoot.querySelector('.facts')
  }

  readonly #read = (): void => {
    if (this.client && this.#date) void this.#closing.read(this.client, this.#date)
  }

  get #question(): ReportClose | null | undefined {
    return this.renderRoot?.querySelector('order-admin-report-close')
  }

  readonly #ask = async (): Promise<void> => {
    if (!this.reading || !closingOf(this.reading)) return
    this.#closing.leaveRefusal()
    try {
      const { loadReportClose } = await import('./close-parts.ts')
      await loadReportClose()
      this.hasFailed = false
      this.#isLoaded = true
    } catch {
      this.hasFailed = true
      return
    }
    this.requestUpdate()
    await this.updateComplete
    await this.#question?.open()
  }

  readonly #again = (): void => {
    if (this.isAsking) void this.#question?.send()
    else void this.#ask()
  }

  readonly #close = async (said: WriteNote | undefined): Promise<boolean> => {
    const { client, reading } = this
    const closing = reading && closingOf(reading)
    if (!client || !closing) return false
    const hadFocus = this.shadowRoot?.activeElement !== null
    const isClosed = await this.#closing.close(client, closing, said)
    if (isClosed && this.#date === closing.date) {
      this.#announcement.sayAfterDialog(this.#l.term('closingDone', this.#l.day(closing.date)))
      this.#isLedOn = hadFocus
    }
    const { state } = this.#closing
    if (state.is === 'refused') {
      this.dispatchEvent(new OrderAdminErrorEvent(state.error.code, state.error.requestId))
    }
    return isClosed
  }

  /** The question disappears with its button: the focus moves to the place of both. */
  readonly #onToggle = async (isOpen: boolean): Promise<void> => {
    this.isAsking = isOpen
    if (isOpen || !this.#isLedOn) return
    this.#isLedOn = false
    await this.updateComplete
    if (!this.renderRoot.querySelector('.act')) this.#facts?.focus({ preventScroll: true })
  }
}

function asClosedWords(now: AsClosed, l: Localizer): string {
  if (now.is === 'judged') return l.term('closingJudged', l.term('monthVerdict', now.verdict))
  return l.term(now.is === 'same' ? 'closingSame' : 'closingChanged')
}

/** Codes that only a closing gets. */
const ownWords = {
  'report-closing-differs': ['closingDiffers', 'closingDiffersText'],
  'report-closings-too-many': ['closingTooMany', 'closingTooManyText'],
} as const

function inOwnWords(error: EdgeError, l: Localizer): EdgeError {
  const own = lookUp(ownWords, error.code)
  if (!own) return error
  const { code, requestId } = error
  const [title, detail] = own
  const facts = { code, title: l.term(title), detail: l.term(detail), ...(requestId && { requestId }) }
  return new EdgeError('Closing the day', facts)
}

/** Why a day cannot be closed now. */
function whyNot({
  isWhole,
  clients,
}: DayReading): 'closingCannotYet' | 'closingNothing' | 'closingAnotherDay' {
  if (!isWhole) return 'closingCannotYet'
  return clients.length === 0 ? 'closingNothing' : 'closingAnotherDay'
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-report-closing': ReportClosing
  }
}
