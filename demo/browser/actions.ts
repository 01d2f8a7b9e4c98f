/** The actions of the story's buttons. */
import type { Action } from '../shop/action-names.ts'
import { writtenClock } from '../shop/written.ts'
import { type Answer, askShop, type Said } from './ask-shop.ts'
import { toggleSecond } from './desks.ts'
import { markDone } from './done.ts'
import { element } from './element.ts'
import { unsavedChanges } from './leave.ts'
import type { Exchange, Line } from './line.ts'
import { twelveRows } from './samples.ts'

const orderId = Number(document.querySelector<HTMLElement>('main')?.dataset['order'])
const done = document.querySelector<HTMLElement>('[data-done]')
const waiting = document.querySelector<HTMLElement>('[data-waiting]')

/** Shows a message in the strip; without a strip, in the place for errors. */
export function say(...content: (Node | string)[]): void {
  const place = done ?? waiting
  place?.replaceChildren(...content)
}

export function followActions(line: Line): void {
  const actions: Record<Action, (button: HTMLButtonElement) => unknown> = {
    'copy-rows': () => copy(twelveRows(), 'Copied.'),
    'copy-plan': () => copy(document.querySelector('[data-plan]')?.textContent ?? '', 'Copied.'),
    'other-clerk': async () => {
      await asked(askShop('other-clerk', { orderId }))
      markDone('other')
    },
    beside: () => {
      const place = toggleSecond()
      for (const each of buttonsOf('beside')) each.ariaPressed = String(place !== 'away')
      if (place === 'away') return say()
      const below = element('a', { href: '#second-clerk' }, 'Go there')
      say(`The second clerk’s desk is ${place} this one. `, ...(place === 'below' ? [below] : []))
    },
    cut: () => {
      if (line.isCut) line.connect()
      else line.cut()
      for (const each of buttonsOf('cut')) {
        each.ariaPressed = String(line.isCut)
        each.textContent = line.isCut ? 'Connect again' : 'Cut the connection'
      }
      say(line.isCut ? 'The line is cut: nothing reaches the edge.' : 'Connected.')
      if (!line.isCut) markDone('cut')
    },
    lose: () => fault('lost'),
    advance: () => advance(2),
  }
  for (const [action, run] of Object.entries(actions)) {
    for (const button of buttonsOf(action)) button.addEventListener('click', () => void run(button))
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-fault]')) {
    button.addEventListener('click', () => void fault(button.dataset['fault'] ?? ''))
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-days]')) {
    button.addEventListener('click', () => void advance(Number(button.dataset['days'])))
  }
  // A fault left behind would hit the next page that opens the order.
  addEventListener('pagehide', () => {
    if (orderId) navigator.sendBeacon('/shop/faults/clear', JSON.stringify({ orderId }))
  })
}

/** Whether this page has asked to lose the answer of the next write. */
let isLossWaiting = false

/**
 * Shows the outcome of a write whose answer was lost. Once the sandbox has lost one, its fault no longer waits. If the
 * edge then answers "done", it has found the outcome by reading the order.
 */
export async function tellLoss({ status = 0 }: Exchange): Promise<void> {
  const left = await showWaiting()
  if (!isLossWaiting || left !== 0) return
  isLossWaiting = false
  if (status < 200 || status > 299) return say('The answer was lost, and the save was not found: try again.')
  say('Sent once, answer lost by the sandbox, found by reading the order: saved.')
  markDone('lost')
}

/**
 * Shows how many faults wait for the order.
 * @returns how many; undefined if it is not known
 */
export async function showWaiting(): Promise<number | undefined> {
  if (!waiting) return undefined
  const answer = await askShop<{ waiting: number }>(`faults?order=${orderId}`)
  if (!answer.ok) return undefined
  const { waiting: count } = answer.value
  waiting.textContent =
    count === 0
      ? 'No fault waits. Faults meet this order only.'
      : `${count} ${count === 1 ? 'request' : 'requests'} of this order will meet the fault, for 5 minutes at most.`
  return count
}

async function fault(name: string): Promise<void> {
  isLossWaiting = name === 'lost'
  await asked(askShop('faults', { orderId, fault: name }))
  await showWaiting()
}

async function advance(days: number): Promise<void> {
  const answer = await askShop<{ now: string; offsetSeconds: number }>('clock', { days })
  if (!answer.ok) return say(answer.error)
  // A page without unsaved changes reloads with the new time; with changes, the desk reports what is new.
  if (unsavedChanges() === 0) return location.reload()
  const [time, ahead] = writtenClock(answer.value)
  for (const each of document.querySelectorAll('[data-time]')) each.textContent = time
  for (const each of document.querySelectorAll('[data-ahead]')) each.textContent = ahead
  say(`It is ${time} in the shop.`)
  markDone('expire')
}

async function asked(answer: Promise<Answer<Said>>): Promise<void> {
  const result = await answer
  say(result.ok ? result.value.said : result.error)
}

/** Copies, or shows the text to copy if the browser does not let a page copy. */
async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    say(said)
  } catch {
    say('The browser does not let the page copy. Copy this:')
    const field = element('textarea', { readonly: '', rows: '4', 'aria-label': 'To copy' }, text)
    done?.after(field)
    field.select()
  }
}

function buttonsOf(action: string): NodeListOf<HTMLButtonElement> {
  return document.querySelectorAll(`[data-action="${action}"]`)
}
