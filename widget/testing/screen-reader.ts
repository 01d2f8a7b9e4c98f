/**
 * A screen reader for tests: it speaks Chromium's accessibility tree at the focus, and live regions, in order. We have
 * our own because `@guidepup/virtual-screen-reader` 0.33.0 does not look into shadow roots.
 */
import { userEvent } from 'vitest/browser'
import { accessibilityTree, type AccessibleNode } from './accessibility-tree.ts'
import { LiveRegions } from './live-regions.ts'

/** Roles that are announced when the focus enters them. */
const CONTEXTS = ['dialog', 'grid', 'table', 'radiogroup', 'group', 'region', 'menu']
/** Roles that are read as one phrase, with their content. */
const LEAVES = [
  'button',
  'link',
  'heading',
  'textbox',
  'radio',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'Date',
]
/** Roles whose texts are read as one. */
const BLOCKS = ['paragraph', 'LabelText', 'caption', 'listitem', 'term', 'definition', 'note']

export class ScreenReader {
  /** Everything that was said, in order. */
  readonly heard: string[] = []
  readonly #settled: () => Promise<void>
  readonly #regions = new LiveRegions((words) => this.heard.push(`says: ${words}`))
  #path: readonly AccessibleNode[] = []

  /** @param settled waits until the page has handled a key */
  constructor(settled: () => Promise<void>) {
    this.#settled = settled
  }

  stop(): void {
    this.#regions.stop()
  }

  /** Reads everything from the top, as in browse mode. */
  async readAll(): Promise<void> {
    this.heard.push(...reading(await accessibilityTree()))
  }

  /** Presses keys, and speaks live regions and then the focused element. */
  async press(keys: string): Promise<void> {
    this.heard.push(`> ${keys}`)
    await userEvent.keyboard(keys)
    await this.hear()
  }

  /** Speaks everything new. */
  async hear(): Promise<void> {
    await this.#settled()
    const before = this.#path
    const path = pathToFocus(await accessibilityTree())
    this.#path = path
    const element = path.at(-1)
    const former = before.at(-1)
    if (!element) return
    if (element.id === former?.id) this.#hearChange(former, element)
    else this.heard.push(...focusWords(path, before))
  }

  /** Changes at the focus, except a text that the person is typing. */
  #hearChange(before: AccessibleNode, now: AccessibleNode): void {
    const news = stateWords(now).filter((word) => !stateWords(before).includes(word))
    if (before.name !== now.name) news.unshift(now.name)
    if (news.length > 0) this.heard.push(news.join(', '))
  }
}

function pathToFocus(node: AccessibleNode): AccessibleNode[] {
  for (const child of node.children) {
    const path = pathToFocus(child)
    if (path.length > 0) return [node, ...path]
  }
  return node.states['focused'] === true && node.role !== 'RootWebArea' ? [node] : []
}

/** The surroundings that the focus has entered, and the element itself. */
function focusWords(path: readonly AccessibleNode[], before: readonly AccessibleNode[]): string[] {
  const known = new Set(before.map(({ id }) => id))
  const entered = path
    .slice(0, -1)
    .filter(({ id, role, name }) => !known.has(id) && CONTEXTS.includes(role) && name !== '')
    .map((node) => phrase(node))
  return [...entered, elementWords(path, before)]
}

function elementWords(path: readonly AccessibleNode[], before: readonly AccessibleNode[]): string {
  const element = path.at(-1)!
  const cell = path.findLast(({ role }) => ['gridcell', 'rowheader'].includes(role))
  const grid = path.findLast(({ role }) => role === 'grid')
  if (!cell || !grid) return phrase(element)
  const { row, column } = placeOf(grid, cell)
  const former = before.find(({ id }) => id === grid.id)
  const formerCell = before.findLast(({ role }) => ['gridcell', 'rowheader'].includes(role))
  const was = former && formerCell ? placeOf(former, formerCell) : undefined
  const header = row?.children.find(({ role }) => role === 'rowheader')
  const words: string[] = []
  if (header && header.id !== cell.id && was?.row?.id !== row?.id) words.push(header.name)
  if (was?.column?.name !== column?.name && column) words.push(column.name)
  return [...words, element === cell ? phrase({ ...cell, role: '' }) || 'blank' : phrase(element)].join('; ')
}

function placeOf(grid: AccessibleNode, cell: AccessibleNode) {
  const rows = all(grid, 'row')
  const row = rows.find(({ children }) => children.some(({ id }) => id === cell.id))
  const at = row?.children.findIndex(({ id }) => id === cell.id) ?? -1
  return { row, column: rows[0]?.children[at] }
}

function all(node: AccessibleNode, role: string): AccessibleNode[] {
  return [...(node.role === role ? [node] : []), ...node.children.flatMap((child) => all(child, role))]
}

/** Everything in a node, in order. */
function reading(node: AccessibleNode): string[] {
  const { role, name, children } = node
  if (LEAVES.includes(role)) return [phrase(node)]
  if (role === 'StaticText') return name ? [name] : []
  if (role === 'grid' || role === 'table') return [phrase(node), ...tableLines(node)]
  if (role === 'DescriptionList') return pairs(node)
  if (BLOCKS.includes(role) && !hasLeaf(node)) return said(inside(node))
  const own = CONTEXTS.includes(role) || role === 'complementary' ? said(name ? phrase(node) : '') : []
  return [...own, ...children.flatMap(reading)]
}

/** "Order amount: 1,757.00 SEK". */
function pairs(node: AccessibleNode): string[] {
  const lines: string[] = []
  for (const part of [...all(node, 'term'), ...all(node, 'definition')].toSorted(inOrderOf(node))) {
    if (part.role === 'term') lines.push(`${inside(part)}:`)
    else if (hasLeaf(part)) lines.push(...part.children.flatMap(reading))
    else lines.push(`${lines.pop() ?? ''} ${inside(part)}`.trim())
  }
  return lines
}

function inOrderOf(root: AccessibleNode) {
  const order = new Map(flat(root).map(({ id }, index) => [id, index]))
  return (a: AccessibleNode, b: AccessibleNode) => order.get(a.id)! - order.get(b.id)!
}

function flat(node: AccessibleNode): AccessibleNode[] {
  return [node, ...node.children.flatMap(flat)]
}

function tableLines(table: AccessibleNode): string[] {
  const [head, ...rows] = all(table, 'row')
  return rows.map((row) =>
    row.children
      .map((cell, at) => {
        const column = head?.children[at]?.name ?? ''
        const content = hasLeaf(cell) ? cell.children.flatMap(reading).join(', ') : inside(cell)
        return content && `${column} ${content}`.trim()
      })
      .filter(Boolean)
      .join('; '),
  )
}

function hasLeaf(node: AccessibleNode): boolean {
  return node.children.some((child) => LEAVES.includes(child.role) || hasLeaf(child))
}

/** The texts in a node, as one. */
function inside(node: AccessibleNode): string {
  if (node.role === 'StaticText') return node.name
  return node.children.map(inside).filter(Boolean).join(' ')
}

function said(words: string): string[] {
  return words ? [words] : []
}

function phrase(node: AccessibleNode): string {
  const { role, name, description } = node
  return [roleWord(node), name, ...stateWords(node), role === 'grid' ? '' : description]
    .filter(Boolean)
    .join(', ')
}

function roleWord({ role, states }: AccessibleNode): string {
  if (role === 'heading') return `heading ${String(states['level'])}`
  if (role === 'textbox' || role === 'Date') return 'field'
  return role === 'DisclosureTriangle' ? 'disclosure' : role
}

function stateWords({ states, role, value }: AccessibleNode): string[] {
  const { checked, expanded, disabled, invalid, pressed, selected } = states
  return [
    ['textbox', 'combobox', 'Date'].includes(role) ? (value ? `“${value}”` : 'empty') : '',
    ['radio', 'checkbox'].includes(role)
      ? checked === 'true' || checked === true
        ? 'checked'
        : 'not checked'
      : '',
    expanded === true ? 'expanded' : expanded === false ? 'collapsed' : '',
    pressed === 'true' ? 'pressed' : '',
    selected === true ? 'selected' : '',
    invalid === 'true' ? 'wrong' : '',
    disabled === true ? 'unavailable' : '',
  ].filter(Boolean)
}
