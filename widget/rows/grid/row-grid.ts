import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit'
import type { ChangesStore } from '../changes/changes.store.ts'
import type { RowKey } from '../changes/changes.ts'
import type { EditGates } from '../changes/edit-gates.ts'
import { type RowField, rowFields } from '../changes/row-field.ts'
import { addBlankRow } from '../changes/row-steps.ts'
import type { StagedRow } from '../changes/staged-rows.ts'
import { Localizer } from '../../locales/localizer.ts'
import { askDesk } from '../../kit/parts/command.ts'
import { rowColumns } from '../../kit/parts/row-columns.ts'
import type { RowLife } from '../../kit/parts/row-life.ts'
import { rowMarkStyles } from '../../kit/parts/row-mark.styles.ts'
import type { RowMarks } from '../../kit/parts/row-marks.ts'
import { rowTableStyles } from '../../kit/parts/row-table.styles.ts'
import type { RowsInView } from '../../kit/parts/rows-in-view.ts'
import { StoreController } from '../../kit/parts/store.controller.ts'
import { vatHint } from '../../kit/parts/vat-words.ts'
import { base } from '../../kit/styles/base.styles.ts'
import { controls } from '../../kit/styles/controls.styles.ts'
import { ActiveCellController } from './active-cell.controller.ts'
import { ActiveRowSteps } from './active-row-steps.ts'
import { BehindTable } from './behind-table.controller.ts'
import { CellEditController } from './cell-edit.controller.ts'
import { CellPointer, isCards } from './cell-pointer.ts'
import { ClipboardController } from './clipboard.controller.ts'
import type { GridAccess } from './grid-access.ts'
import { type GridAction, keyInField, keyOnCell } from './grid-keys.ts'
import { gridFoot, gridNotes, lockedWords, noRowsNote } from './grid-notes.view.ts'
import { columnOf, FIRST_COLUMN, moved, nextEditable, NOWHERE, type Position } from './grid-position.ts'
import { rowGridStyles } from './row-grid.styles.ts'
import { COLUMN_COUNT, gridTable, MENU_COLUMN } from './row-grid.view.ts'
import { RowMenuController } from './row-menu.controller.ts'
import { canEdit } from './row-rights.ts'
import { RowWindow } from './row-window.controller.ts'
import { type ItemRange, tablePieces } from '../../kit/parts/table-window.ts'
import { SelectionSteps } from './selection-steps.ts'
import { SelectionController } from './selection.controller.ts'

/**
 * Private: the rows of the order with the changes, edited cell by cell. Edits go into the store as undoable steps;
 * nothing is sent from here. Keyboard, pointer, paste and focus all act on the one active cell; the files next to this
 * one say how.
 */
export class RowGrid extends LitElement {
  static override styles = [base, controls, rowTableStyles, ...rowGridStyles, rowMarkStyles]
  static override properties = {
    lang: { type: String },
    store: { attribute: false },
    gates: { attribute: false },
    marks: { attribute: false },
    view: { attribute: false },
    life: { attribute: false },
    isBehind: { attribute: 'behind', type: Boolean, reflect: true },
    onFilled: { attribute: false },
  }

  declare store: ChangesStore
  declare gates: EditGates
  /** The unseen changes of others. */
  declare marks: RowMarks | undefined
  /** Which rows are shown, in which order; undefined until it has loaded. */
  declare view: RowsInView | undefined
  /** Undefined until deliveries and cancellations have loaded, and where the session allows none. */
  declare life: RowLife | undefined
  /** Whether a table with the same rows is on the screen until all rows of the grid are there. */
  declare isBehind: boolean
  /** Called when all rows of the grid are rendered. */
  declare onFilled: (() => void) | undefined

  readonly #l = new Localizer(this)
  readonly #changes = new StoreController(this)
  readonly #viewed = new StoreController(this)
  readonly #active = new ActiveCellController(this)
  readonly #edit = new CellEditController(this, this.#l)
  readonly #selection = new SelectionController(this, () => !isCards(this.renderRoot))
  readonly #access: GridAccess = {
    store: () => this.store,
    gates: () => this.gates,
    life: () => this.life,
    rows: () => this.#rows,
    position: () => this.#active.position,
    isCards: () => isCards(this.renderRoot),
    focusCell: (key = this.#active.key) => this.#active.go({ key, column: this.#active.position.column }),
    lock: () => this.#active.lock(),
    ask: (command) => askDesk(this, command),
  }
  readonly #clipboard = new ClipboardController(this, this.#access, this.#selection, this.#edit, this.#l)
  readonly #selectionSteps = new SelectionSteps(this.#access, this.#selection, this.#clipboard, this.#l)
  readonly #menu = new RowMenuController(this, (key) => this.#active.go({ key, column: MENU_COLUMN }))
  readonly #rowSteps = new ActiveRowSteps(this.#access, this.#menu, this.#selection, this.#l)
  readonly #window = new RowWindow(this, () => {
    this.requestUpdate()
    this.performUpdate()
  })
  readonly #behind = new BehindTable(this)
  #range: ItemRange = { from: 0, to: 0 }
  /** Whether a cell has had the focus: before that, none is marked as active. */
  #isUsed = false
  readonly #pointer = new CellPointer({
    isCards: () => isCards(this.renderRoot),
    focused: () => this.shadowRoot?.activeElement ?? null,
    activate: (inside) => this.#active.activate(inside, this.#rows),
    extendTo: (inside) => this.#extend(this.#positionOf(inside)),
    select: (from, to) => this.#selection.between(this.#positionOf(from), this.#positionOf(to)),
    unselect: () => this.#selection.drop(),
    edit: () => this.#startEdit(true),
    openRow: () => this.#openRow(),
  })
  #isUpdating = false

  constructor() {
    super()
    this.isBehind = false
  }

  /** Scrolls to a row and focuses a cell of it: the one named, the first with an error, or the first. */
  open({ key, field }: { key: RowKey; field?: RowField | undefined }): void {
    const row = this.#rows.find((other) => other.key === key)
    const wanted = field ?? rowFields.find((name) => row?.problems[name])
    const column = wanted ? columnOf(wanted) : FIRST_COLUMN
    this.#behind.hurry()
    this.#selection.drop()
    this.#active.go({ key, column })
  }

  /** As `open`; where rows are cards, a named field is opened in the row's form. */
  async show({ key, field }: { key: RowKey; field?: RowField | undefined }): Promise<void> {
    this.open({ key, field })
    await this.updateComplete
    if (field && this.#active.key === key && isCards(this.renderRoot)) this.#openRow({ field })
  }

  /** Focuses the active cell, or the one that replaced it. */
  override focus(): void {
    this.#behind.hurry()
    this.#access.focusCell()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('store')) {
      this.#changes.follow(this.store)
      this.#edit.drop()
      this.#selection.drop()
      this.#active.restart()
    }
    this.#viewed.follow(this.view)
    this.view?.gridHeads.dress(this.renderRoot)
    // Others removed the row, but the text still counts: the conflict dialog will ask about it.
    const { current } = this.#edit
    if (current && !this.store.rows.some(({ key }) => key === current.key)) this.#edit.commit()
    const rows = this.#rows
    this.#selection.follow(rows)
    this.#active.follow(rows)
    this.#range = this.#behind.soFar(this.#window.rangeOf(rows.length))
  }

  protected override update(changed: PropertyValues<this>): void {
    this.#isUpdating = true
    super.update(changed)
    this.#isUpdating = false
  }

  override render(): TemplateResult {
    const { store } = this
    const l = this.#l
    const rows = this.#rows
    return html`
      ${gridNotes(store, l)}
      ${rows.length === 0 ? noRowsNote(store, l) : html`${this.#table(rows)} ${this.#selectionSteps.bar()} ${store.setting.allNew ? nothing : gridFoot(l)}`}
      ${this.#rowSteps.menu()}
    `
  }

  #table(rows: readonly StagedRow[]): TemplateResult {
    const { position, isLocked } = this.#active
    const row = rows[position.row]
    const table = gridTable(
      {
        currency: this.store.order.Currency,
        rows,
        // The table before it holds the place of later content.
        pieces: tablePieces(this.isBehind ? this.#range.to : rows.length, this.#range, position.row),
        // Behind the table, no cell is a tab stop.
        active: this.isBehind ? NOWHERE : position,
        edit: this.#edit.current,
        selected: this.#selection.edges,
        locked: isLocked && row ? lockedWords(row, this.gates, this.#l) : undefined,
        menuKey: this.#menu.key,
        isUsed: this.#isUsed,
        conflicts: new Set(this.store.conflicts.map(({ before }) => before.OrderRowId)),
        marks: this.marks,
        isReadOnly: this.gates.updateRow.is !== 'on' && this.gates.addRow.is !== 'on',
        isCounted: this.store.setting.allNew !== undefined,
        canEdit: (staged) => canEdit(staged, this.gates),
        heads: this.view?.gridHeads,
        vatHint: (percent) => vatHint(percent, this.store.order, this.#l),
        left: ({ before }) => (before && this.life?.left(before, this.#l)) ?? '',
        onInput: this.#onInput,
        onMenu: this.#onMenu,
      },
      this.#l,
    )
    return html`<div
      @keydown=${this.#onKeydown}
      @pointerdown=${this.#pointer.onPointerdown}
      @pointermove=${this.#pointer.onPointermove}
      @mousedown=${this.#pointer.onMousedown}
      @click=${this.#pointer.onClick}
      @dblclick=${this.#pointer.onDoubleClick}
      @focusin=${this.#onFocusin}
      @focusout=${this.#onFocusout}
    >
      ${table}
    </div>`
  }

  /** The rows in view, in their order on the screen. */
  get #rows(): readonly StagedRow[] {
    return this.view?.rowsOf(this.store, this.#l, this.#active.key) ?? this.store.rows
  }

  get #row(): StagedRow | undefined {
    return this.#rows[this.#active.position.row]
  }

  get #size() {
    return { rows: this.#rows.length, columns: COLUMN_COUNT, page: this.#window.page }
  }

  #goTo({ row, column }: Position): void {
    this.#active.go({ key: this.#rows[row]?.key, column })
  }

  #startEdit(selects: boolean, typed?: string): void {
    const { position } = this.#active
    const field = rowColumns[position.column]?.field
    const row = this.#row
    if (!row || !field) return
    if (!canEdit(row, this.gates)) return this.#active.lock()
    if (!this.#selection.has(position)) this.#selection.drop()
    if (isCards(this.renderRoot)) return this.#openRow({ field, ...(typed !== undefined && { text: typed }) })
    this.#edit.begin(row, field, typed)
    this.#active.lock(false)
    this.#active.focus(selects && typed === undefined ? 'field-all' : 'field-end')
  }

  /** Opens the form of the active row, which has the focus again when the form closes. */
  #openRow(at: { field?: RowField; text?: string } = {}): void {
    const row = this.#row
    if (!row) return
    this.#active.lock(!canEdit(row, this.gates))
    this.#active.focus('cell')
    if (!this.#active.isLocked) askDesk(this, { do: 'edit-row', key: row.key, ...at })
  }

  #onInput = ({ target }: Event): void => this.#edit.input((target as HTMLInputElement).value)

  #onKeydown = (event: KeyboardEvent): void => {
    this.#pointer.onKeydown()
    const target = event.target as Element
    const isOnButton = target.closest('button') !== null && (event.key === 'Enter' || event.key === ' ')
    if (event.defaultPrevented || isOnButton || target.closest('thead') || this.view?.goUp(event)) return
    const action = this.#edit.current ? keyInField(event) : keyOnCell(event, this.matches(':dir(rtl)'))
    if (action && this.#act(action)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  /** @returns whether the key was handled */
  #act(action: GridAction): boolean {
    switch (action.do) {
      case 'move':
        this.#selection.drop()
        this.#goTo(moved(this.#active.position, action.to, this.#size))
        return true
      case 'extend':
        this.#extend(moved(this.#selection.headFrom(this.#active.position), action.to, this.#size))
        return true
      case 'select':
        return this.#selection.take(action.what, this.#active.position)
      case 'unselect':
        return this.#selection.drop()
      case 'edit':
        this.#startEdit(action.selects)
        return true
      case 'type':
        this.#startEdit(false, action.text)
        return true
      case 'compose':
        // The field gets the characters of this very key: it needs the focus before the browser types them.
        this.#startEdit(false, '')
        this.performUpdate()
        return false
      case 'commit':
        return this.#commitAnd(action.goes)
      case 'drop':
        this.#edit.drop()
        this.#active.focus('cell')
        return true
      case 'duplicate':
      case 'cancel':
        if (!this.#selectionSteps.do(action.do)) this.#rowSteps.do(action.do)
        return true
      case 'insert':
        this.#insert()
        return true
    }
  }

  #commitAnd(then: 'down' | 'up' | 'next' | 'previous' | 'review' | 'fill'): boolean {
    if (then === 'fill' && this.#clipboard.fillTyped()) return true
    const at = this.#active.position
    this.#edit.commit()
    if (then === 'review') {
      this.#active.focus('cell')
      askDesk(this, { do: 'review' })
      return true
    }
    this.#selection.drop()
    if (then !== 'next' && then !== 'previous') {
      this.#goTo(moved(at, then === 'up' ? 'up' : 'down', this.#size))
      return true
    }
    const step = then === 'next' ? 1 : -1
    const rows = this.#rows
    const next = nextEditable(at, step, this.#size, ({ row, column }) =>
      Boolean(rowColumns[column]?.field && canEdit(rows[row]!, this.gates)),
    )
    // After the last cell the browser moves on past the table.
    if (!next) return false
    this.#active.become({ key: rows[next.row]?.key, column: next.column }, next.row)
    this.#startEdit(true)
    return true
  }

  /** Moves the corner of the selection, with the focus. */
  #extend(to: Position): void {
    this.#selection.extend(this.#active.position, to)
    this.#goTo(to)
  }

  #insert(): void {
    if (this.gates.addRow.is !== 'on') return this.#active.lock()
    if (isCards(this.renderRoot)) return void askDesk(this, { do: 'add-row' })
    const key = addBlankRow(this.store)
    this.#active.become({ key, column: FIRST_COLUMN }, this.#rows.length - 1)
    this.#startEdit(true)
  }

  #onFocusin = ({ target }: Event): void => {
    if (!this.#isUsed) this.requestUpdate()
    this.#isUsed = true
    this.#active.activate(target as Element, this.#rows)
  }

  #positionOf(inside: Element): Position {
    return this.#active.positionOf(inside, this.#rows)
  }

  /** Clicking elsewhere commits the edit; switching to another window leaves the field open. */
  #onFocusout = ({ target }: Event): void => {
    // A field removed by an update was handled by the code that requested it.
    if (this.#isUpdating || !document.hasFocus()) return
    if (this.#edit.current && (target as Element).matches('input')) this.#edit.commit()
  }

  #onMenu = ({ currentTarget }: Event): void => {
    const button = currentTarget as HTMLElement
    this.#active.activate(button, this.#rows)
    if (this.#active.key) void this.#menu.open(this.#active.key, button)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'order-admin-row-grid': RowGrid
  }
}
