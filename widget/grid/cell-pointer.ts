/** What a mouse or a finger does in the grid. */

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
  /** Edits the active cell. */
  edit(): void
  /** Opens the form of the active row. */
  openRow(): void
}

/**
 * A tap edits at once; a mouse click first activates the cell, and the next one edits it. A card is one target,
 * which opens the row's form.
 */
export class CellPointer {
  readonly #grid: Grid
  /** Whether the cell had the focus before it was pressed. */
  #isPressedAgain = false

  constructor(grid: Grid) {
    this.#grid = grid
  }

  onPointerdown = ({ target }: Event): void => {
    const cell = (target as Element).closest('td')
    this.#isPressedAgain = cell !== null && cell === this.#grid.focused()
  }

  onClick = (event: Event): void => {
    const target = event.target as Element
    if (target.closest('input, button')) return
    if (this.#grid.isCards()) return this.#openCard(target)
    const isTouch = (event as PointerEvent).pointerType === 'touch'
    if (this.#grid.activate(target) && (isTouch || this.#isPressedAgain)) this.#grid.edit()
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
