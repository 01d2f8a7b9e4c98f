import type { LitElement } from 'lit'
import type { Localizer } from '../../../locales/localizer.ts'
import type { ClientReading } from '../data/report-data.ts'
import { type ClosingKnown, stepKey, type StepState } from '../data/step.ts'
import type { VerdictState } from '../data/verdict-looks.ts'
import { type StepName, stepsView } from './steps.view.ts'
import type { ReportCommand } from '../data/report-commands.ts'

/** Where a step is done. */
const stepPlaces: Readonly<Record<StepName, string>> = {
  checked: '.equation',
  booked: '.part-take',
  bank: '.part-bank',
  closed: '.part-closing',
}

/** The desk's own knowledge of the open day. */
interface ShownDay {
  /** `YYYY-MM-DD`; empty while no day is read. */
  date: string
  client: ClientReading | undefined
  /** Undefined while nothing of the report is there. */
  verdict: VerdictState | undefined
  /** Whether the parts of the steps are there. */
  isOpen: boolean
}

/** The steps of a bookkeeper's day: keeps the reports of the desk's parts on them, and opens the part of a step. */
export class DaySteps {
  readonly #host: LitElement
  /** The last day for which the closing is known, or known to be unreadable. */
  #closing: ClosingKnown | undefined
  /** The statement's verdicts on client reports, by {@link stepKey}. */
  #bank: ReadonlyMap<string, StepState> = new Map()
  /** When vouchers were saved, by the digest of their reports. */
  readonly #taken = new Map<string, Date>()

  constructor(host: LitElement) {
    this.#host = host
  }

  /** Keeps a part's report on a step. */
  hear(told: Extract<ReportCommand, { do: 'closing-known' | 'bank-steps' | 'voucher-saved' }>): void {
    if (told.do === 'bank-steps') this.#bank = told.steps
    else if (told.do === 'voucher-saved') this.#taken.set(told.digest, new Date())
    else {
      const { date, step } = this.#closing ?? {}
      if (date === told.known.date && step?.text === told.known.step.text) return
      this.#closing = told.known
    }
    this.#host.requestUpdate()
  }

  /** Starts over for another day. Saved vouchers stay known. */
  forget(): void {
    this.#closing = undefined
    this.#bank = new Map()
  }

  /** Whether it is known if a day is closed. */
  knowsClosing(date: string): boolean {
    return this.#closing?.date === date
  }

  view({ date, client, verdict, isOpen }: ShownDay, l: Localizer): unknown {
    return stepsView(
      {
        verdict,
        client,
        takenAt: this.#taken.get(client?.digest ?? ''),
        bank: client && this.#bank.get(stepKey({ date, ...client, currency: client.stated.currency })),
        closing: this.#closing?.date === date ? this.#closing.step : undefined,
        isOpen,
      },
      (step) => this.#goTo(step),
      l,
    )
  }

  /** Opens the part of a step, and moves the focus to it. */
  #goTo(step: StepName): void {
    const part = this.#host.renderRoot.querySelector<HTMLElement>(stepPlaces[step])
    if (part instanceof HTMLDetailsElement) part.open = true
    part?.scrollIntoView({ block: 'start' })
    const closing = part?.querySelector('order-admin-report-closing')
    if (closing) closing.focusFacts()
    else part?.querySelector('summary')?.focus({ preventScroll: true })
  }
}
