import type { LitElement } from 'lit'
import type { CreditHistoryEntry } from '../../../../shared/domain/order/history.ts'
import { ok, refuse, type Result } from '../../../../shared/domain/values/result.ts'
import type { Localizer } from '../../../locales/localizer.ts'
import { FormController } from '../form/form.controller.ts'
import type { CreditRowsRead } from '../rows/read-rows.ts'
import { asksRows, type Draft, type Subject } from './draft.ts'
import { type FormName, formNameOf, formOf, membersOf } from './forms.ts'
import { type Entered, planOf, type Plan, type PlanProblem } from './plan.ts'
import { usualRow } from './rows-left.ts'
import { RowsEditor } from './rows-editor.ts'
import { problemWords } from './task-form.view.ts'

/** The draft of a task: the fields of its operation, and its rows. */
export class TaskEntry {
  readonly #l: Localizer
  readonly #form: FormController<FormName>
  readonly #rows: RowsEditor
  /** Whether prices of the order's rows include VAT; a refusal tells when it is the other way. */
  #withVat = true

  /** @param onChange called when the clerk changes something */
  constructor(host: LitElement, l: Localizer, onChange: () => void) {
    this.#l = l
    this.#form = new FormController<FormName>(
      host,
      l,
      { operation: 'ChangeOrderInfo', groups: [] },
      { onChange },
    )
    this.#rows = new RowsEditor(host, onChange)
  }

  /** The rows of the last reading; undefined if none were needed. */
  get rows(): CreditRowsRead | undefined {
    return this.#rows.read
  }

  /** Begins a task. */
  begin(subject: Subject, draft: Draft, history: readonly CreditHistoryEntry[], now: () => Draft): void {
    this.#rows.forget()
    this.#withVat = usualRow(history).withVat
    this.describe(subject, draft, history, now)
  }

  /** Switches to another operation and its fields. @param now returns the current draft */
  describe(subject: Subject, draft: Draft, history: readonly CreditHistoryEntry[], now: () => Draft): void {
    const name = formNameOf(subject, draft)
    if (!name) return
    this.#form.describe(formOf(name, subject, usualRow(history).rate, now))
    this.#form.reset()
  }

  /** Replaces the rows to choose from. */
  forgetRows(): void {
    this.#rows.forget()
  }

  /** Reads the rows to choose from anew, unless the clerk has entered something. */
  renewRows(): void {
    this.#rows.renew()
  }

  forget(): void {
    this.#rows.forget()
    this.#form.reset()
  }

  /** Marks the prices of rows as of the other kind. */
  flipVat(): void {
    this.#withVat = !this.#withVat
  }

  /** Undefined where the operation has no fields. */
  fieldsView(subject: Subject, draft: Draft, isHeld: boolean): unknown {
    return formNameOf(subject, draft) && this.#form.view(this.#l, { isHeld })
  }

  /** Undefined where no rows are needed. */
  rowsView(subject: Subject, draft: Draft, history: readonly CreditHistoryEntry[]): unknown {
    return asksRows(subject, draft) ? this.#rows.view(subject, draft, history, this.#l) : undefined
  }

  /** The planned write. If it cannot be sent, fields and rows show why, except for the returned problem. */
  read(subject: Subject, draft: Draft): Result<Plan, PlanProblem | 'shown'> {
    const entered: Entered = { withVat: this.#withVat }
    const name = formNameOf(subject, draft)
    if (name) {
      for (const [path, text] of Object.entries(membersOf(name, subject, draft))) this.#form.set(path, text)
      const read = this.#form.read()
      if (!read.ok) return refuse('shown')
      entered.input = read.value
    }
    const rows = asksRows(subject, draft) ? this.#rows.readRows() : undefined
    if (rows && !rows.ok) return refuse('shown')
    entered.rows = rows?.value
    const planned = planOf(subject, draft, entered)
    if (planned.ok) return ok(planned.value)
    const { path, code } = planned.reason
    if (!path) return refuse(planned.reason)
    const pointer = `/${path.replaceAll('.', '/')}`
    this.#form.refuse([{ pointer, code, detail: problemWords(planned.reason, this.#l) }])
    return refuse('shown')
  }
}
