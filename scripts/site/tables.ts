/**
 * Tables as a strict policy, a screen reader and a phone need them: no style attribute, no empty cell that is a heading,
 * and wide tables with what `site.css` needs to stack their cells.
 */
import type { MarkdownRenderer } from 'vitepress'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/** The tokens of a page, with its tables changed. */
export function accessibleTables(tokens: readonly Token[]): Token[] {
  const changed: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const end = tokens[at]!.type === 'table_open' ? endOf(tokens, at) : at
    changed.push(...(end === at ? [tokens[at]!] : accessibleTable(tokens.slice(at, end + 1))))
    at = end
  }
  return changed
}

function endOf(tokens: readonly Token[], start: number): number {
  return tokens.findIndex(({ type }, index) => index > start && type === 'table_close')
}

function accessibleTable(tokens: Token[]): Token[] {
  for (const token of tokens) alignByClass(token)
  const headEnd = tokens.findIndex(({ type }) => type === 'thead_close')
  const heads = tokens.slice(0, headEnd).filter(({ type }) => type === 'inline')
  if (heads.every(({ content }) => content === '')) {
    const [open, ...rest] = [tokens[0]!, ...tokens.slice(headEnd + 1)]
    return [open, ...withRowHeads(rest)]
  }
  for (const [index, token] of tokens.entries()) {
    const isEmpty = token.type === 'th_open' && tokens[index + 1]?.content === ''
    if (isEmpty) for (const part of [token, tokens[index + 2]!]) part.tag = 'td'
  }
  if (heads.length >= STACKED_FROM) stack(tokens, heads.map(plainText))
  return tokens
}

/** So many columns are too wide for a phone. */
const STACKED_FROM = 3

/** Names the column in each cell. As blocks the parts of a table would lose their roles, so they have them in words. */
function stack(tokens: readonly Token[], columns: readonly string[]): void {
  let column = 0
  for (const token of tokens) {
    const role = roles.get(token.type)
    if (role !== undefined) token.attrSet('role', role)
    if (token.type === 'table_open') token.attrJoin('class', 'stacked')
    if (token.type === 'tr_open') column = 0
    if (token.type === 'th_open') {
      token.attrSet('role', token.tag === 'td' ? 'cell' : 'columnheader')
    }
    if (token.type === 'td_open') token.attrSet('data-column', columns[column++] ?? '')
  }
}

const roles: ReadonlyMap<string, string> = new Map([
  ['table_open', 'table'],
  ['thead_open', 'rowgroup'],
  ['tbody_open', 'rowgroup'],
  ['tr_open', 'row'],
  ['td_open', 'cell'],
])

function plainText({ children, content }: Token): string {
  return children?.map((child) => child.content).join('') ?? content
}

/** Without a head, the first cell of each row says what the row is about. */
function withRowHeads(tokens: Token[]): Token[] {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'tr_open') continue
    const open = tokens[index + 1]!
    open.tag = 'th'
    open.attrSet('scope', 'row')
    tokens.find(({ type }, at) => at > index && type === 'td_close')!.tag = 'th'
  }
  return tokens
}

function alignByClass(token: Token): void {
  const [, side] = /^text-align:(\w+)$/.exec(token.attrGet('style') ?? '') ?? []
  if (side === undefined) return
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
  token.attrJoin('class', `align-${side}`)
}
