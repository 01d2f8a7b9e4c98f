/** The actions of a mouse or a finger in the grid. */

/** Whether rows are cards: the layout that the styles give a narrow grid. */
export function isCards(root: ParentNode): boolean {
  const row = root.querySelector('tbody > [data-key]')
  return row !== null && getComputedStyle(row).display === 'flex'
}

interface Grid {
  /** Whether a row is a card: too narrow to hit its cells one by one. */
  isCards(): boolean
  /** The cell that has the focus. */
  focused(): Element | null
  /** Makes the cell around an element active. @returns whether there is one */
  activate(inside: Element): boolean
  /** Selects from where the selection began to the cell around an element. */
  extendTo(inside: Element): void
  /** Selects from one cell to another. */
  select(from: Element, to: Element): void
  /** Ends the selection. */
  unselect(): void
  /** Edits the active cell. */
  edit(): void
  /** Opens the form of the active row. */
  openRow(): void
}

/**
 * A tap edits at once; a mouse click first activates the cell, and the next one edits it. Pulling the mouse over
 * cells and Shift with a click select. A card is one target, which opens the row's form.
 */
export class CellPointer {
  readonly #grid: Grid
  /** The cell that was last clicked, until a key is pressed. */
  #clicked: Element | null = null
  /** Whether the cell that is pressed was clicked before and still has the focus. */
  #isPressedAgain = false
  /** The cell on which the mouse was pressed, and the one that it was pulled to. */
  #from: Element | null = null
  #to: Element | null = null

  constructor(grid: Grid) {
    this.#grid = grid
  }

  onPointerdown = (event: PointerEvent): void => {
    const cell = cellOf(event)
    this.#isPressedAgain = cell !== null && cell === this.#grid.focused() && cell === this.#clicked
    const isMouse = event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey
    this.#from = isMouse ? cell : null
    this.#to = null
  }

  /** With Shift the cell that has the focus keeps it, and the page selects no text. */
  onMousedown = (event: MouseEvent): void => {
    if (event.shiftKey && cellOf(event) && !this.#grid.isCards()) event.preventDefault()
  }

  onPointermove = (event: PointerEvent): void => {
    if (event.buttons !== 1) this.#from = null
    const cell = this.#from && cellOf(event)
    if (!this.#from || !cell || cell === (this.#to ?? this.#from)) return
    this.#to = cell
    this.#grid.select(this.#from, cell)
  }

  /** A cell that the keyboard has reached is clicked for the first time. */
  onKeydown = (): void => {
    this.#clicked = null
  }

  onClick = (event: Event): void => {
    const target = event.target as Element
    const isPulled = this.#to !== null
    this.#to = null
    if (isPulled || target.closest('input, button')) return
    if (this.#grid.isCards()) return this.#openCard(target)
    const { pointerType, shiftKey } = event as PointerEvent
    // Text that is selected elsewhere would be copied instead of the cell.
    getSelection()?.removeAllRanges()
    if (shiftKey) return this.#grid.extendTo(target)
    this.#grid.unselect()
    this.#clicked = cellOf(event)
    if (this.#grid.activate(target) && (pointerType === 'touch' || this.#isPressedAgain)) this.#grid.edit()
  }

  onDoubleClick = ({ target }: Event): void => {
    if ((target as Element).closest('input, button') || this.#grid.isCards()) return
    if (this.#grid.activate(target as Element)) this.#grid.edit()
  }

  /** The space between the cells belongs to the card too. */
  #openCard(target: Element): void {
    const cell = target.closest('[data-column]') ?? target.closest('[data-key]')?.querySelector('.name')
    if (cell && this.#grid.activate(cell)) this.#grid.openRow()
  }
}

/** The cell that is pressed, unless a field or a button in it is. */
function cellOf({ target }: Event): Element | null {
  const element = target as Element
  return element.closest('input, button') ? null : element.closest('td[data-column]')
}
