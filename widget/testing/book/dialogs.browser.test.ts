/**
 * The first keys in every dialog: no irrevocable choice is preset, and the first Enter, or Control and Enter, sends
 * nothing. A dialog of the style book without a row here fails.
 */
import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { soapOperations } from '../../../shared/domain/credit/soap/operations.ts'
import { isLongRun } from '../../../shared/testing/runs.ts'
import { enterMode, leaveMode, modes } from '../modes.ts'
import { findWithin } from '../reach.ts'
import { book } from './book.ts'
import type { Shown } from './book-state.ts'

interface OpenDialog {
  /** The state of the book in which it was just opened. */
  state: string
  /** The names of the checked controls, each with its value where it has one. */
  checked?: readonly string[]
  /** Whether its main button does something irrevocable at once. */
  isFinal: boolean
}

/** Every dialog, by the tag of its part; one with several questions has a row for each. */
const dialogs: Readonly<Record<string, readonly OpenDialog[]>> = {
  'order-admin-life': [
    {
      state: 'deliver, just opened',
      checked: ['way rows', 'all', 'row 1', 'row 2', 'distribution'],
      isFinal: true,
    },
    { state: 'cancel', isFinal: true },
    { state: 'credit, just opened', checked: ['way rows', 'extra none'], isFinal: true },
  ],
  'order-admin-review': [
    { state: 'review: review', isFinal: true },
    { state: 'review on the desk', isFinal: false },
    { state: 'review that closes the order', isFinal: true },
    { state: 'review: replacement', isFinal: true },
  ],
  'order-admin-conflict': [{ state: 'conflict: conflict', isFinal: false }],
  'order-admin-row-form': [{ state: 'form', isFinal: false }],
  'order-admin-paste': [{ state: 'pasted rows with errors', checked: ['mode', 'head'], isFinal: false }],
  'order-admin-metadata': [{ state: 'metadata', isFinal: false }],
  'order-admin-expiry': [{ state: 'expiry', isFinal: false }],
  'order-admin-row-history': [{ state: 'history of one row', isFinal: false }],
  'order-admin-leave': [{ state: 'unsaved changes', isFinal: true }],
  'order-admin-report-rows': [
    { state: 'columns of a report', checked: Array<string>(8).fill(''), isFinal: false },
  ],
  'order-admin-report-close': [{ state: 'question before a day is closed', isFinal: true }],
  'order-admin-credit-deliver': [
    { state: 'a delivery', checked: ['way'], isFinal: false },
    { state: 'review of a delivery', isFinal: true },
    { state: 'the closing of an order', isFinal: true },
  ],
  'order-admin-credit-plan': [{ state: 'approval of a payment plan', isFinal: true }],
  'order-admin-batch-dialog': [
    { state: 'what to do to orders', isFinal: false },
    { state: 'review of a batch', isFinal: true },
    { state: 'a batch that is about to be stopped', isFinal: true },
  ],
  'order-admin-find': [{ state: 'find anything', isFinal: false }],
  'order-admin-credit-other': [{ state: 'any operation, to confirm', isFinal: true }],
}

const rows = Object.entries(dialogs).flatMap(([part, all]) => all.map((one) => [part, one] as const))
const final = rows.filter(([, { isFinal }]) => isFinal)

describe('a dialog', () => {
  let shown: Shown | undefined
  const { fetch } = globalThis
  let writes: string[] = []
  afterEach(async () => {
    globalThis.fetch = fetch
    shown?.close()
    shown = undefined
    await leaveMode()
  })

  async function open(state: string): Promise<Element> {
    await enterMode(modes['light']!)
    const found = book.find(({ name }) => name === state)
    if (!found) throw new Error(`the book has no state ${state}`)
    shown = await found.show(modes['light']!)
    writes = []
    const { fetch: answering } = globalThis
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      if (isWrite(init?.method ?? 'GET', pathname)) writes.push(pathname)
      return answering(input, init)
    }
    return shown.element
  }

  it('has its rows in this test', () => {
    const parts = new Set(book.flatMap(({ part, isDialog }) => (isDialog ? [part] : [])))
    expect(Object.keys(dialogs).toSorted()).toEqual([...parts].toSorted())
    expect(Object.entries(dialogs).filter(([, all]) => all.length === 0)).toEqual([])
  })

  const asked = isLongRun ? rows : final
  it.each(asked.map(([part, { state, checked }]) => [part, state, checked ?? []] as const))(
    'chooses nothing irrevocable beforehand: %s, %s',
    async (_part, state, checked) => {
      const dialog = findWithin<HTMLDialogElement>(await open(state), 'dialog[open]')!
      const inputs = [
        ...dialog.querySelectorAll<HTMLInputElement>(':is([type=radio], [type=checkbox]):checked'),
      ]
      expect(inputs.map(({ value, name }) => (value === 'on' ? name : `${name} ${value}`.trim()))).toEqual(
        checked,
      )
    },
  )

  const presses = ['{Enter}', '{Control>}{Enter}{/Control}']
  it.each(final.flatMap(([part, { state }]) => presses.map((keys) => [part, state, keys] as const)))(
    'sends nothing that cannot be undone by the first key: %s, %s, %s',
    async (_part, state, keys) => {
      const element = await open(state)
      const dialog = findWithin<HTMLDialogElement>(element, 'dialog[open]')!
      await userEvent.keyboard(keys)
      await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))
      expect(writes).toEqual([])
      expect(dialog.open).toBe(true)
    },
  )
})

/** A SOAP call that only reads is a POST too. */
function isWrite(method: string, path: string): boolean {
  const [, soap] = /\/api\/soap\/(\w+)/.exec(path) ?? []
  if (soap) return soapOperations[soap as keyof typeof soapOperations].capability === 'credit.write'
  return method !== 'GET' && path.startsWith('/api')
}
