/** The log of a page: events of the desk and requests to the edge, each with the code that makes it. */
import { element } from './element.ts'
import type { Exchange } from './line.ts'

/** Older entries are removed. */
const MOST = 200
const LONGEST_BODY = 800

const list = document.querySelector<HTMLOListElement>('[data-log]')
const counter = document.querySelector<HTMLElement>('[data-log-count]')
let count = 0

/** The members of each event that the log shows. */
const events = {
  'order-admin-ready': ['desk', 'orderId'],
  'order-admin-changes': ['orderId', 'count'],
  'order-admin-before-save': ['orderId', 'operation', 'write'],
  'order-admin-saved': ['orderId', 'operation', 'orderRowIds'],
  'order-admin-navigate': ['kind', 'orderId', 'ordersView'],
  'order-admin-error': ['code', 'requestId'],
} as const

export function logEvents(desk: HTMLElement): void {
  for (const [name, members] of Object.entries(events)) {
    desk.addEventListener(name, (event) => {
      const values = members.map((member) => [member, (event as unknown as Record<string, unknown>)[member]])
      const text = values.flatMap(([, value]) => (typeof value === 'object' ? [] : [String(value)])).join(' ')
      const code = [
        `desk.addEventListener('${name}', (event) => {`,
        ...values.map(([member, value]) => `  event.${String(member)} // ${written(value)}`),
        '})',
      ]
      add({ kind: 'event', title: name.replace('order-admin-', ''), text, code: code.join('\n') })
    })
  }
}

/** @param who the signed-in user and their role */
export function logSession(who: string, role: string): void {
  const code = [
    'desk.fetchSession = async () => {',
    "  const answer = await fetch('/desk-session', { method: 'POST' })",
    '  return answer.json() // { token, expiresAt }: ten minutes, this origin only',
    '}',
  ]
  add({ kind: 'event', title: 'fetchSession', text: `${who}, ${role}`, code: code.join('\n') })
}

/** @param search the question in the shop's address */
export function logQuestion(search: string): void {
  const code = [
    'desk.findOrders = async ({ query, filter, sort, cursor, signal }) => {',
    '  const search = new URLSearchParams({ query, ...filter, ...sort, ...(cursor && { cursor }) })',
    '  const answer = await fetch(`/orders.json?${search}`, { signal })',
    '  return answer.json() // { orders, cursor, total }',
    '}',
    `// ?${search}`,
  ]
  add({ kind: 'event', title: 'findOrders', text: search, code: code.join('\n') })
}

export function logExchange({ method, path, headers, body, status, code, took }: Exchange): void {
  const isWrite = method !== 'GET'
  const lines = [
    `await fetch(edge + '${path}', {`,
    ...(isWrite ? [`  method: '${method}',`] : []),
    '  headers: {',
    '    Authorization: `Bearer ${session.token}`,',
    ...(headers.includes('if-match') ? ["    'If-Match': order.etag,"] : []),
    ...(headers.includes('idempotency-key') ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${shortened(body)}),`]),
    '})',
    `// ${status ?? 'no answer'}${code === undefined ? '' : ` ${code}`}, ${Math.round(took)} ms`,
  ]
  const outcome = `${status ?? 'no answer'}${code === undefined ? '' : ` ${code}`}`
  add({
    kind: status !== undefined && status < 400 ? 'request' : 'failed',
    title: method,
    text: `${path} ${outcome}, ${Math.round(took)} ms`,
    code: lines.join('\n'),
  })
}

interface Entry {
  kind: 'event' | 'request' | 'failed'
  title: string
  text: string
  code: string
}

function add({ kind, title, text, code }: Entry): void {
  if (!list) return
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format()
  const line = element(
    'summary',
    {},
    element('time', {}, time),
    ' ',
    element('span', { class: 'kind', 'data-kind': kind }, title),
    ' ',
    element('span', { class: 'what' }, text),
  )
  list.prepend(
    element(
      'li',
      {},
      element('details', {}, line, element('pre', { tabindex: '0' }, element('code', {}, code))),
    ),
  )
  if (list.children.length > MOST) list.lastElementChild?.remove()
  count += 1
  if (counter) counter.textContent = count > 999 ? '999+' : String(count)
}

function written(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))
  return shortened(text ?? 'undefined')
}

function shortened(text: string): string {
  return text.length > LONGEST_BODY ? `${text.slice(0, LONGEST_BODY)}…` : text
}
