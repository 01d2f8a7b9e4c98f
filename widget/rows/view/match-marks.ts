import { findWords } from './fold.ts'

/** The name of the highlight, for `::highlight()`. All widgets of a page share it. */
const NAME = 'order-admin-match'

/** Text in a cell that is not its value. */
const ASIDE = '.visually-hidden, .badge, .old, .hint, .none, button:not(.link)'

/**
 * Marks the words of a search in the cells of a table, without changing its elements, which lit renders. In a browser
 * without highlights, the found rows have no marks.
 */
export class MatchMarks {
  #ranges: StaticRange[] = []

  /**
   * Marks the words in the rendered rows, and removes the marks before.
   * @param group matches thousands separators, which a word may leave out of a number
   */
  mark(
    root: ParentNode | undefined,
    words: readonly string[],
    columns: readonly string[],
    group: RegExp,
  ): void {
    this.clear()
    if (!root || words.length === 0 || typeof Highlight === 'undefined') return
    const cells = root.querySelectorAll<HTMLElement>(columns.map((name) => `tbody td.${name}`).join())
    this.#ranges = [...cells].flatMap((cell) => rangesIn(cell, words, group))
    if (this.#ranges.length === 0) return
    const highlight = CSS.highlights.get(NAME) ?? new Highlight()
    for (const range of this.#ranges) highlight.add(range)
    CSS.highlights.set(NAME, highlight)
  }

  clear(): void {
    if (this.#ranges.length === 0) return
    const highlight = CSS.highlights.get(NAME)
    for (const range of this.#ranges) highlight?.delete(range)
    this.#ranges = []
    if (highlight?.size === 0) CSS.highlights.delete(NAME)
  }
}

/** Static, because the browser follows a live range through every change of the page, and each update marks anew. */
function rangesIn(cell: HTMLElement, words: readonly string[], group: RegExp): StaticRange[] {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) =>
    /\S/.test(node.nodeValue ?? '') && !node.parentElement?.closest(ASIDE)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  )
  const ranges: StaticRange[] = []
  const skipped = cell.classList.contains('number') ? group : undefined
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { from, to } of findWords(node.nodeValue ?? '', words, skipped)) {
      ranges.push(
        new StaticRange({ startContainer: node, startOffset: from, endContainer: node, endOffset: to }),
      )
    }
  }
  return ranges
}
