import { render } from 'lit'
import { afterEach, describe, expect, it } from 'vitest'
import { EdgeError } from '../../../client/edge-error.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { textOf } from '../../../testing/parts.ts'
import type { CreditWriteState } from './credit-write.controller.ts'
import { creditSendLabel, creditWriteNote } from './credit-write-note.view.ts'

const l = await localizerOf('en')
const root = document.body.appendChild(document.createElement('div'))
afterEach(() => render(undefined, root))

function noteOf(state: CreditWriteState, isPlaced = false): string {
  render(creditWriteNote(state, l, { isPlaced }), root)
  return textOf(root).trim()
}

const member = { code: 'member-missing', pointer: '/Order/OrderDate', detail: 'OrderDate is required.' }
const failed = (
  code: string,
  outcome: 'not-done' | 'uncertain' | 'unknowable',
  { wait = 0, ...facts }: { wait?: number; retryAfter?: number; errors?: (typeof member)[] } = {},
): CreditWriteState => ({
  is: 'failed',
  error: new EdgeError('Test', { code, status: 502, requestId: 'req-1', ...facts }),
  outcome,
  wait,
})

describe('the note of a write', () => {
  it('says nothing of a write that takes no time, and how long one does', () => {
    expect(noteOf({ is: 'ready' })).toBe('')
    expect(noteOf({ is: 'saving', seconds: 2 })).toBe('')
    expect(noteOf({ is: 'saving', seconds: 3 })).toContain('for 3 seconds')
  })

  it('says that a lost answer may be asked for again', () => {
    expect(noteOf(failed('network-failed', 'uncertain'))).toContain('it is done at most once')
    expect(root.querySelector('[role=alert]')).not.toBeNull()
  })

  it('warns against repeating a write with an unknowable outcome', () => {
    expect(noteOf(failed('outcome-unknown', 'unknowable'))).toContain(
      'Do not send it again before you have looked in the provider’s own system',
    )
  })

  it('says that nothing was done, with the code and the request id', () => {
    const text = noteOf(failed('provider-unreachable', 'not-done'))
    expect(text).toContain('Nothing was done. What you entered is kept.')
    expect(text).toContain('provider-unreachable')
    expect(text).toContain('req-1')
  })

  it('says only that a write was not sent', () => {
    const text = noteOf(failed('offline', 'not-done'))
    expect(text).toContain('You are offline, so this was not sent.')
    expect(text).not.toContain('Nothing was done')
  })

  it('lists refused members unless a form shows them', () => {
    const state = failed('member-missing', 'not-done', { errors: [member] })
    expect(noteOf(state)).toContain('OrderDate is required.')
    expect(noteOf(state, true)).not.toContain('OrderDate is required.')
  })

  it('counts the seconds, and tells screen readers when they are over', () => {
    expect(noteOf(failed('rate-limited', 'not-done', { wait: 7, retryAfter: 9 }))).toContain('Try again in 7')
    expect(textOf(root.querySelector('.visually-hidden')!)).not.toContain('You can try again now.')
    noteOf(failed('rate-limited', 'not-done', { wait: 0, retryAfter: 9 }))
    expect(textOf(root.querySelector('.visually-hidden')!)).toContain('You can try again now.')
  })

  it('names the button by its effect', () => {
    expect(creditSendLabel({ is: 'ready' }, 'Deliver', l)).toBe('Deliver')
    expect(creditSendLabel({ is: 'saving', seconds: 0 }, 'Deliver', l)).toBe('Sending…')
    expect(creditSendLabel(failed('network-failed', 'uncertain'), 'Deliver', l)).toBe('Check and continue')
    expect(creditSendLabel(failed('network-failed', 'unknowable'), 'Deliver', l)).toBe('Deliver')
  })
})
