import { html, LitElement, nothing, type PropertyValues } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { OrderAdminErrorEvent, OrderAdminReadyEvent } from '../../../events.ts'
import { clockNow } from '../../../kit/format/clock.ts'
import { AnnouncementController } from '../../../kit/parts/announcement.controller.ts'
import { countText } from '../../../kit/parts/count-text.ts'
import { deskStatesStyles } from '../../../kit/parts/desk-states.styles.ts'
import { noWords } from '../../../kit/parts/no-words.ts'
import { openOrder } from '../../../kit/parts/open-order.ts'
import { problemPage } from '../../../kit/parts/problem-view.ts'
import { base } from '../../../kit/styles/base.styles.ts'
import { controls } from '../../../kit/styles/controls.styles.ts'
import { loadLaterWords } from '../../../locales/languages.ts'
import { Localizer } from '../../../locales/localizer.ts'
import type { JournalReading, Period } from '../data/journal-data.ts'
import { isNamed } from '../data/journal-words.ts'
import type { Opens } from '../data/opened-of.ts'
import { localDay, periodProblem } from '../data/period.ts'
import { changesDeskStyles } from './changes-desk.styles.ts'
import { JournalController, type JournalState } from './journal.controller.ts'
import { periodHead, usualPeriod } from './period-head.view.ts'
import { cutOffNote, journalSkeleton, noneView } from './states.view.ts'
import { unsettledView } from './unsettled.view.ts'

/** The code of a journal that was cut off, for the page's event. */
const CUT_OFF = 'journal-cut-off'

/**
 * Private: the desk of changes. It reads the journal of a period, says first which outcomes are not known, and shows every
 * entry.
 *
 * @fires desk-open-order - An entry's order was chosen; `detail` is its kind and number.
 */
export class ChangesDesk extends LitElement {
  static override styles = [base, controls, deskStatesStyles, changesDeskStyles]
  static override properties = {
    lang: { type: String },
    client: { attribute: false },
    opens: { attribute: false },
    asked: { state: true },
    hasCreditWords: { state: true },
  }

  declare client: EdgeClient | undefined
  /** What the session may do. */
  declare opens: Opens
  /** The period of the fields, which may be none. */
  declare private asked: Period
  declare private hasCreditWords: boolean

  readonly #l = new Localizer(this)
  readonly #announcement = new AnnouncementController(this)
  readonly #journal = new JournalController(this, (state) => this.#ended(state))
  /** The last period that was one. */
  #shown: Period
  /** The client for which the page was told that its content is ready. */
  #readyFor: EdgeClient | undefined
  #isAskingForWords = false

  constructor() {
    super()
    this.#shown = usualPeriod(clockNow())
    this.asked = this.#shown
    this.hasCreditWords = false
  }

  /** A journal has nothing to save. */
  get changeCount(): number {
    return 0
  }

  /** Reads the period again. */
  async reload(): Promise<void> {
    this.#announcement.forget()
    if (this.client) await this.#journal.open(this.client, this.#shown)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.requestUpdate()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.isConnected) return
    // This also runs after a move within the page, which ends the reading.
    if (changed.has('client') || this.#journal.state.is === 'idle') void this.reload()
  }

  override render(): unknown {
    const l = this.#l
    if (l.state !== 'ready') return l.state === 'failed' ? noWords() : nothing
    const { state } = this.#journal
    const isBusy = state.is === 'asking' || (state.is === 'read' && state.reading.is === 'reading')
    return html`
      <div class="visually-hidden" role="status">${this.#announcement.words}</div>
      <div class="desk" part="desk" aria-busy=${isBusy}>
        ${periodHead(
          { asked: this.asked, shown: this.#shown, now: clockNow(), onPeriod: (period) => this.#ask(period) },
          l,
        )}
        <div class="content">${this.#content(state)}</div>
      </div>
    `
  }

  protected override updated(): void {
    const { state } = this.#journal
    if (state.is !== 'read') return
    void this.#loadCreditWords(state.reading)
    if (this.#readyFor === this.client || this.#l.state !== 'ready') return
    this.#readyFor = this.client
    void this.#tellReady(this.client)
  }

  /** Skipped if the page has another client by now. */
  async #tellReady(client: EdgeClient | undefined): Promise<void> {
    await this.updateComplete
    if (this.client === client) this.dispatchEvent(new OrderAdminReadyEvent('changes'))
  }

  #content(state: JournalState): unknown {
    const l = this.#l
    if (state.is === 'failed') return problemPage(state.error, l, () => void this.reload())
    if (state.is !== 'read') return journalSkeleton(l)
    const { reading } = state
    const { hasCreditWords } = this
    const cutOff = reading.is === 'cut-off' ? reading.count : undefined
    return html`
      ${cutOffNote(cutOff, () => void this.reload(), l)}
      ${unsettledView(
        {
          reading,
          today: localDay(clockNow()),
          hasCreditWords,
          opens: this.opens,
          onOrder: (event, { id, kind }) => openOrder(this, event, id, kind),
          onAll: () => this.renderRoot.querySelector('order-admin-changes-rows')?.showOutcome('unknown'),
        },
        l,
      )}
      ${
        reading.count > 0
          ? html`<order-admin-changes-rows
              lang=${l.lang()}
              .reading=${reading}
              .hasCreditWords=${hasCreditWords}
              .opens=${this.opens}
            ></order-admin-changes-rows>`
          : reading.is === 'whole'
            ? noneView(l)
            : nothing
      }
    `
  }

  /** Shows a period, or says why it is none. */
  #ask(period: Period): void {
    const { from, to } = this.asked
    if (period.from === from && period.to === to) return
    this.asked = period
    if (periodProblem(period)) return
    this.#shown = period
    void this.reload()
  }

  /** What is done on the credit desk has the words of that desk, which are many: they load with the first such entry. */
  async #loadCreditWords({ entries, count }: JournalReading): Promise<void> {
    if (this.#isAskingForWords) return
    if (!entries.slice(0, count).some(({ entry }) => !isNamed(entry.kind))) return
    this.#isAskingForWords = true
    try {
      await loadLaterWords('credit')
      this.hasCreditWords = true
    } catch {
      // The names of the operations stay, and the next reading asks again.
      this.#isAskingForWords = false
    }
  }

  #ended(state: JournalState): void {
    const l = this.#l
    if (state.is === 'failed') {
      const { code, requestId } = state.error
      this.dispatchEvent(new OrderAdminErrorEvent(code, requestId))
    } else if (state.is === 'read') {
      const { is, count } = state.reading
      if (is === 'cut-off') this.dispatchEvent(new OrderAdminErrorEvent(CUT_OFF, undefined))
      else if (l.state === 'ready') this.#announcement.say(l.term('journalRead', countText(count, l)))
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-changes-desk': ChangesDesk
  }
}
