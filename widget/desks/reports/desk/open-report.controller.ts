import type { LitElement, ReactiveController } from 'lit'
import type { ReportCommand } from '../data/report-commands.ts'
import type { ChosenRows, ExpectedPayout, RowsChoice, ShopVerdict } from '../data/report-data.ts'

/** The reports of the parts on the open report. */
export type ReportTold = Extract<ReportCommand, { do: 'rows-chosen' | 'shop-verdicts' | 'month-payouts' }>

const NOTHING_CHOSEN: ChosenRows = { query: {}, columns: undefined }

/** The open client report and rows, and the reports of the desk's parts on them. */
export class OpenReport implements ReactiveController {
  readonly #host: LitElement
  readonly #rowsPlace = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) this.#set(() => (this.isSought = true))
  })
  /** Place of the client report. */
  at = 0
  /** The query of the rows. */
  query: RowsChoice = {}
  /** The clerk's choice in the table of rows. */
  chosen = NOTHING_CHOSEN
  /** The shop's answers about orders, by their number there. */
  shopVerdicts: ReadonlyMap<string, ShopVerdict> | undefined
  /** The payouts of the month, once it was read. */
  monthPayouts: readonly ExpectedPayout[] | undefined
  /** The client report whose dossier was copied last; with its text if it could not be. */
  copied: { at: number; text: string } | undefined
  /** Whether the clerk has scrolled to the rows before the content above them was complete. */
  isSought = false

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  hostUpdated(): void {
    const place = this.#host.renderRoot.querySelector('.rows-place')
    if (place) this.#rowsPlace.observe(place)
  }

  /** Starts over for another day. The month stays known. */
  forget(): void {
    this.#set(() => {
      this.at = 0
      this.query = {}
      this.shopVerdicts = undefined
      this.copied = undefined
      this.isSought = false
    })
  }

  /** The month of another merchant has other payouts. */
  forgetMonth(): void {
    this.#set(() => (this.monthPayouts = undefined))
  }

  choose(at: number): void {
    this.#set(() => {
      this.at = at
      this.query = {}
    })
  }

  hear(told: ReportTold): void {
    this.#set(() => {
      if (told.do === 'rows-chosen') this.chosen = told.chosen
      else if (told.do === 'shop-verdicts') this.shopVerdicts = told.verdicts
      else this.monthPayouts = told.payouts
    })
  }

  dossierCopied(copied: { at: number; text: string }): void {
    this.#set(() => (this.copied = copied))
  }

  /** Shows rows, and moves the focus to them. */
  async show(at: number, query: RowsChoice): Promise<void> {
    this.#set(() => {
      this.at = at
      this.query = query
    })
    await this.#host.updateComplete
    const rows = this.#host.renderRoot.querySelector<HTMLElement>('.part-rows')
    rows?.scrollIntoView({ block: 'start' })
    rows?.focus({ preventScroll: true })
  }

  #set(change: () => void): void {
    change()
    this.#host.requestUpdate()
  }
}
